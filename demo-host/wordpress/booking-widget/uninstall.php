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

global $wpdb;
foreach ( $booking_widget_sites as $booking_widget_site ) {
	if ( is_multisite() ) {
		switch_to_blog( $booking_widget_site );
	}
	delete_option( 'booking_widget' );
	// What was rejected less than a minute ago, of each person (settings-page.php).
	$booking_widget_rejected = $wpdb->get_col(
		$wpdb->prepare(
			"SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s",
			$wpdb->esc_like( '_transient_booking_widget_rejected_' ) . '%'
		)
	);
	foreach ( $booking_widget_rejected as $booking_widget_name ) {
		delete_transient( substr( $booking_widget_name, strlen( '_transient_' ) ) );
	}
	if ( is_multisite() ) {
		restore_current_blog();
	}
}
