<?php
/**
 * The list of plugins: the way to the settings, and a word as long as they are empty.
 *
 * @package BookingWidget
 */

namespace BookingWidget;

defined( 'ABSPATH' ) || exit;

/** The settings, as a link with the word that WordPress has for them. */
function settings_link(): string {
	return sprintf(
		'<a href="%s">%s</a>',
		esc_url( admin_url( 'options-general.php?page=' . PAGE ) ),
		esc_html( translate( 'Settings' ) )
	);
}

/**
 * Before what the row has already.
 *
 * @param array<int|string, string> $links The links of the plugin's row.
 * @return array<int|string, string>
 */
function add_settings_link( $links ): array {
	return current_user_can( CAPABILITY ) ? array_merge( array( settings_link() ), (array) $links ) : (array) $links;
}
add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), __NAMESPACE__ . '\add_settings_link' );

/** After activation nothing can be booked yet, and the list of plugins is where WordPress leads. */
function tell_unset(): void {
	$screen   = get_current_screen();
	$settings = settings();
	$is_set   = '' !== $settings['hotel_code'] && '' !== $settings['loader_url'];
	if ( $is_set || ! $screen || 'plugins' !== $screen->id || ! current_user_can( CAPABILITY ) ) {
		return;
	}
	printf(
		'<div class="notice notice-info"><p>%s %s</p></div>',
		esc_html__( 'Booking Widget needs the hotel code and the address of the loader.', 'booking-widget' ),
		settings_link() // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is made.
	);
}
add_action( 'admin_notices', __NAMESPACE__ . '\tell_unset' );
