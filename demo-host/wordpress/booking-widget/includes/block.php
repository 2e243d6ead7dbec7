<?php
/**
 * The block: block.json says what it is, render.php what guests see, editor.js what authors see.
 *
 * @package BookingWidget
 */

namespace BookingWidget;

defined( 'ABSPATH' ) || exit;

const BLOCK = 'booking-widget/booking';

/** Registers the block, its words and the defaults that its card shows. */
function register_block(): void {
	$folder = plugin_dir_path( PLUGIN_FILE );
	load_plugin_textdomain( 'booking-widget', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
	register_block_type( $folder . 'block' );

	$editor   = generate_block_asset_handle( BLOCK, 'editorScript' );
	$settings = settings();
	$defaults = array(
		'hotelCode' => $settings['hotel_code'],
		'mode'      => $settings['mode'],
		'locale'    => chosen_locale( $settings ),
		'locales'   => LOCALES,
		'isReady'   => '' !== $settings['loader_url'],
	);
	wp_set_script_translations( $editor, 'booking-widget', $folder . 'languages' );
	wp_add_inline_script( $editor, 'window.bookingWidgetSettings = ' . wp_json_encode( $defaults ), 'before' );
}
add_action( 'init', __NAMESPACE__ . '\register_block' );
