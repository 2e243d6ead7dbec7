<?php
/**
 * The tag: written by the block and the shortcode, kept and completed where authors write it themselves.
 *
 * @package BookingWidget
 */

namespace BookingWidget;

defined( 'ABSPATH' ) || exit;

/** A start tag with all that stands in it, whatever is between its quotation marks. */
const START_TAG = '~<(booking-widget|div)(?=[\s/>])((?:[^>"\']++|"[^"]*+"|\'[^\']*+\')*+)>~i';
/** The forms that need the loader: the element, the element for pages that allow no unknown tags, an opener. */
const MARKS = array( '<' . TAG, 'data-' . TAG, 'data-booking-open' );

/**
 * The tag for what an author chose, completed with the settings.
 *
 * @param array<string, string> $given Values by the attribute's name.
 * @param string                $more  Attributes that are escaped already.
 */
function tag( array $given, string $more = '' ): string {
	if ( ! can_run() ) {
		return '';
	}
	$settings = settings();
	$given    = array_filter( $given, 'strlen' ) + array(
		'hotel-code' => $settings['hotel_code'],
		'locale'     => chosen_locale( $settings ),
		'mode'       => $settings['mode'],
	);

	$given['query'] = with_source( $given['query'] ?? '' );
	$written        = '' === $more ? '' : ' ' . $more;
	foreach ( ATTRIBUTES as $name => $row ) {
		$value = $given[ $name ] ?? '';
		if ( '' === $value || ! preg_match( $row['pattern'], $value ) ) {
			continue;
		}
		$written .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}

	load();
	return notice_for_editors( $settings ) . '<' . TAG . $written . '></' . TAG . '>';
}

/** Neither a feed nor an excerpt can hold a widget; excerpts are made by showing the whole text and taking the tags out. */
function can_run(): bool {
	return ! is_feed() && ! doing_filter( 'get_the_excerpt' );
}

/**
 * Guests see nothing without a loader; whoever can change that reads why.
 *
 * @param array<string, string> $settings The settings.
 */
function notice_for_editors( array $settings ): string {
	if ( '' !== $settings['loader_url'] || ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	return '<p>' . esc_html__( 'Booking Widget: the address of the loader is missing. Enter it under Settings › Booking Widget.', 'booking-widget' ) . '</p>';
}

/**
 * Whether a text needs the loader.
 *
 * @param string $html What is shown.
 */
function has_tag( string $html ): bool {
	foreach ( MARKS as $mark ) {
		if ( false !== stripos( $html, $mark ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Loads what the tags of a text need and lets their bookings say that they came from WordPress.
 *
 * @param mixed $html What is shown.
 * @return mixed
 */
function complete_tags( $html ) {
	if ( ! is_string( $html ) || ! has_tag( $html ) || ! can_run() ) {
		return $html;
	}
	load();
	// A text too long to be searched stays as it is.
	return preg_replace_callback( START_TAG, __NAMESPACE__ . '\complete_tag', $html ) ?? $html;
}

/**
 * One start tag, with the booking source in its query.
 *
 * @param string[] $found The tag, its name and what stands in it.
 */
function complete_tag( array $found ): string {
	list( $tag, $name, $inside ) = $found;
	$is_element                  = TAG === strtolower( $name );
	if ( ! $is_element && ! preg_match( '/\sdata-booking-widget(?![\w-])/i', $inside ) ) {
		return $tag;
	}
	$query = $is_element ? 'query' : 'data-query';
	$value = '/(\s' . $query . '\s*=\s*)("[^"]*"|\'[^\']*\'|[^\s"\'>]+)/i';
	if ( ! preg_match( $value, $inside, $written ) ) {
		return '<' . $name . $inside . ' ' . $query . '="' . esc_attr( with_source( '' ) ) . '">';
	}
	$text      = html_entity_decode( trim( $written[2], '"\'' ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	$attribute = ' ' . $query . '="' . esc_attr( with_source( $text ) ) . '"';
	return '<' . $name . str_replace( $written[0], $attribute, $inside ) . '>';
}

// After blocks (9) and shortcodes (11) have become what they show.
foreach ( array( 'the_content', 'widget_text', 'widget_custom_html_content', 'widget_block_content', 'render_block' ) as $hook ) {
	add_filter( $hook, __NAMESPACE__ . '\complete_tags', 20 );
}

/**
 * Authors without unfiltered_html keep the tag; data- attributes survive without help.
 *
 * @param array<string, array<string, bool>> $allowed Attributes by tag.
 * @param string|array                       $context Where the text stands.
 * @return array<string, array<string, bool>>
 */
function allow_tag( $allowed, $context ) {
	if ( 'post' !== $context || ! is_array( $allowed ) ) {
		return $allowed;
	}
	$names = array( 'id', 'class', 'hidden' );
	foreach ( ATTRIBUTES as $name => $row ) {
		$names = array_merge( $names, array( $name ), $row['also'] );
	}
	$allowed[ TAG ] = array_fill_keys( $names, true );
	return $allowed;
}
add_filter( 'wp_kses_allowed_html', __NAMESPACE__ . '\allow_tag', 10, 2 );
