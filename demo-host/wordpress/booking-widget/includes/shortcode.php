<?php
/**
 * The shortcode, for the classic editor and for widgets: [booking_widget hotel_code="" mode="" query=""].
 *
 * @package BookingWidget
 */

namespace BookingWidget;

defined( 'ABSPATH' ) || exit;

const SHORTCODE = 'booking_widget';

/**
 * Every attribute of the tag, in each of its spellings.
 *
 * @param mixed $written What stands in the brackets; '' when nothing does.
 */
function shortcode( $written ): string {
	$given = array();
	foreach ( is_array( $written ) ? $written : array() as $name => $value ) {
		// A word without a value, as in [booking_widget frame].
		if ( is_int( $name ) ) {
			list( $name, $value ) = array( $value, 'true' );
		}
		// Editors write & as an entity.
		$given[ attribute_named( (string) $name ) ] = html_entity_decode( (string) $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
	return tag( $given );
}
add_shortcode( SHORTCODE, __NAMESPACE__ . '\shortcode' );
