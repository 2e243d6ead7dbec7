<?php
/**
 * The loader: one deferred script from the booking system, only on pages that show the widget.
 *
 * @package BookingWidget
 */

namespace BookingWidget;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'booking-widget';
/** What optimisers leave alone: delaying the loader until the first click would lose that click. */
const EXCLUSIONS = 'data-cfasync="false" data-no-optimize="1" data-no-defer="1" data-no-minify="1" nowprocket';

/** Registers the loader and the style that keeps its place until it is there. */
function register_assets(): void {
	$style = 'block/style.css';
	wp_register_style( HANDLE, plugins_url( $style, PLUGIN_FILE ), array(), (string) filemtime( plugin_dir_path( PLUGIN_FILE ) . $style ) );

	$url = settings()['loader_url'];
	if ( '' === $url ) {
		return;
	}
	// No version: the address is evergreen. WordPress 6.1 and 6.2 read the last argument as "in the footer".
	wp_register_script(
		HANDLE,
		$url,
		array(),
		null, // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
		array(
			'strategy'  => 'defer',
			'in_footer' => true,
		)
	);
}
add_action( 'init', __NAMESPACE__ . '\register_assets', 5 );

/** Puts both on this page; may be said for every tag. */
function load(): void {
	wp_enqueue_style( HANDLE );
	wp_enqueue_script( HANDLE );
}

/** The style belongs into the head, before what the page shows is known to us. */
function load_early(): void {
	$post = is_singular() ? get_post() : null;
	if ( $post && ( has_tag( $post->post_content ) || has_block( BLOCK, $post ) || has_shortcode( $post->post_content, SHORTCODE ) ) ) {
		load();
	}
}
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\load_early' );

/**
 * Before 6.3 WordPress knows no strategy, and no version writes the exclusions; the order of attributes differs.
 *
 * @param string $tag    The script tag.
 * @param string $handle Whose it is.
 */
function loader_tag( $tag, $handle ) {
	if ( HANDLE !== $handle || ! is_string( $tag ) ) {
		return $tag;
	}
	// Without cookies, as what the loader fetches: both come by one connection.
	$own  = 'crossorigin="anonymous" ' . EXCLUSIONS;
	$more = preg_match( '/<script[^>]*\s(defer|async)[\s=>]/i', $tag ) ? $own : 'defer ' . $own;
	return preg_replace( '/<script(?=[^>]*\ssrc=)/i', '<script ' . $more, $tag, 1 );
}
add_filter( 'script_loader_tag', __NAMESPACE__ . '\loader_tag', 10, 2 );
