<?php
/**
 * The attributes of the tag, as the element knows them; a test compares this table with the element's own.
 *
 * @package BookingWidget
 */

namespace BookingWidget;

defined( 'ABSPATH' ) || exit;

const TAG = 'booking-widget';

/** The languages of the widget, by their own names: the same in every language of the administration. */
const LOCALES = array(
	'en'      => 'English',
	'ja'      => '日本語',
	'ko'      => '한국어',
	'zh_Hans' => '简体中文',
	'zh_Hant' => '繁體中文',
	'id'      => 'Bahasa Indonesia',
	'th'      => 'ไทย',
	'ar'      => 'العربية',
);

const MODES = array( 'inline', 'popup', 'floating', 'tab' );

/** What is understood; a value that does not match is left out, so that the element falls back to its default. */
const ATTRIBUTES = array(
	'hotel-code'    => array(
		'also'    => array( 'hotel_code', 'code', 'triplabot-code' ),
		'pattern' => '/^[A-Za-z0-9_-]{1,100}$/D',
	),
	'locale'        => array(
		'also'    => array(),
		'pattern' => '/^[A-Za-z]{2,3}([_-][A-Za-z]+)*$/D',
	),
	'segment-ids'   => array(
		'also'    => array( 'segment_ids' ),
		'pattern' => '/^[A-Za-z0-9_, -]+$/D',
	),
	'parent-origin' => array(
		'also'    => array( 'parent_origin' ),
		'pattern' => '#^(\*|https?://[^\s/]+)$#D',
	),
	'mode'          => array(
		'also'    => array(),
		'pattern' => '/^(inline|popup|floating|tab|standalone|iframe)$/D',
	),
	'frame'         => array(
		'also'    => array(),
		'pattern' => '/^(true|false|1|frame)$/D',
	),
	'view'          => array(
		'also'    => array(),
		'pattern' => '/^(search|confirm|sign-in|sign-up|recommender)$/D',
	),
	'query'         => array(
		'also'    => array(),
		'pattern' => '/^.{1,2000}$/D',
	),
	'structured-data' => array(
		'also'    => array(),
		'pattern' => '/^(true|false|1)$/D',
	),
);

/**
 * The attribute of a name in a shortcode, which is understood with underscores and with hyphens.
 *
 * @param string $written The name as its author wrote it.
 */
function attribute_named( string $written ): string {
	$name = str_replace( '_', '-', strtolower( $written ) );
	foreach ( ATTRIBUTES as $attribute => $row ) {
		if ( in_array( $name, str_replace( '_', '-', $row['also'] ), true ) ) {
			return $attribute;
		}
	}
	return $name;
}

/**
 * The language of a WordPress locale such as ja, zh_TW or ary, as one of the widget's; '' where it has none.
 *
 * @param string $tag A locale of WordPress.
 */
function widget_locale( string $tag ): string {
	$tag = strtolower( str_replace( '_', '-', $tag ) );
	if ( preg_match( '/^zh\b/', $tag ) ) {
		return preg_match( '/-(hant|tw|hk|mo)\b/', $tag ) ? 'zh_Hant' : 'zh_Hans';
	}
	// Moroccan Arabic has a code of its own.
	if ( 'ary' === $tag ) {
		return 'ar';
	}
	return preg_match( '/^(en|ja|ko|id|th|ar)(?![a-z])/', $tag, $found ) ? $found[1] : '';
}

/**
 * Says that the booking came from WordPress, unless whoever wrote the tag says where it came from.
 *
 * @param string $query Search parameters, with or without the question mark.
 */
function with_source( string $query ): string {
	$query = ltrim( trim( $query ), '?' );
	if ( preg_match( '/(^|&)source=/', $query ) ) {
		return $query;
	}
	return 'source=wordpress' . ( '' === $query ? '' : '&' . $query );
}
