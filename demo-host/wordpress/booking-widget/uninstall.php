<?php
/**
 * Takes away all that the plugin ever stored, on every site of a network. Pages keep their blocks.
 *
 * @package BookingWidget
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$booking_widget_sites = is_multisite() ? get_sites(
	array(
		'fields' => 'ids',
		'number' => 0,
	)
) : array( get_current_blog_id() );

foreach ( $booking_widget_sites as $booking_widget_site ) {
	if ( is_multisite() ) {
		switch_to_blog( $booking_widget_site );
	}
	delete_option( 'booking_widget' );
	if ( is_multisite() ) {
		restore_current_blog();
	}
}
