<?php
/**
 * What guests see of the block.
 *
 * @package BookingWidget
 *
 * @var array<string, mixed> $attributes What the author chose.
 */

defined( 'ABSPATH' ) || exit;

$booking_widget_given = array();
foreach ( array_keys( BookingWidget\ATTRIBUTES ) as $booking_widget_name ) {
	// hotel-code is hotelCode in the block.
	$booking_widget_key   = lcfirst( str_replace( '-', '', ucwords( $booking_widget_name, '-' ) ) );
	$booking_widget_value = $attributes[ $booking_widget_key ] ?? '';
	if ( is_bool( $booking_widget_value ) ) {
		$booking_widget_value = $booking_widget_value ? 'true' : '';
	}
	if ( is_string( $booking_widget_value ) ) {
		$booking_widget_given[ $booking_widget_name ] = $booking_widget_value;
	}
}

// Everything is escaped where it is written.
echo BookingWidget\tag( $booking_widget_given, get_block_wrapper_attributes() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
