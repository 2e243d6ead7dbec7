<?php
/**
 * What the webmaster sets once: one option, and the rules for it.
 *
 * @package BookingWidget
 */

namespace BookingWidget;

defined( 'ABSPATH' ) || exit;

const OPTION = 'booking_widget';
/** The locale setting for "as WordPress says", which multilingual plugins change from page to page. */
const FROM_SITE = 'site';

const DEFAULTS = array(
	'hotel_code' => '',
	'loader_url' => '',
	'locale'     => FROM_SITE,
	'mode'       => 'inline',
);

/**
 * Every setting, as stored or by default.
 *
 * @return array<string, string>
 */
function settings(): array {
	$stored = get_option( OPTION, array() );
	return array_intersect_key( is_array( $stored ) ? $stored : array(), DEFAULTS ) + DEFAULTS;
}

/**
 * The widget's language for this page; '' lets the element ask the page and the browser.
 *
 * @param array<string, string> $settings The settings.
 */
function chosen_locale( array $settings ): string {
	return FROM_SITE === $settings['locale'] ? widget_locale( get_locale() ) : $settings['locale'];
}

/**
 * What is wrong with the settings, in words, by field.
 *
 * @param array<string, string> $values The settings.
 * @return array<string, string>
 */
function mistakes( array $values ): array {
	$found = array();
	if ( '' !== $values['hotel_code'] && ! preg_match( ATTRIBUTES['hotel-code']['pattern'], $values['hotel_code'] ) ) {
		$found['hotel_code'] = __( 'A hotel code has only letters, digits, hyphens and underscores.', 'booking-widget' );
	}
	if ( '' !== $values['loader_url'] && ! is_loader_url( $values['loader_url'] ) ) {
		$found['loader_url'] = __( 'The address must begin with https:// (or be on localhost) and name the loader, as in https://booking.example/v1/loader.js', 'booking-widget' );
	}
	if ( FROM_SITE !== $values['locale'] && ! isset( LOCALES[ $values['locale'] ] ) ) {
		$found['locale'] = __( 'Choose one of the languages.', 'booking-widget' );
	}
	if ( ! in_array( $values['mode'], MODES, true ) ) {
		$found['mode'] = __( 'Choose one of the ways to show the widget.', 'booking-widget' );
	}
	return $found;
}

/**
 * A script from anywhere but this machine must come encrypted.
 *
 * @param string $url An address.
 */
function is_loader_url( string $url ): bool {
	$parts = wp_parse_url( $url );
	if ( ! $parts || empty( $parts['host'] ) || empty( $parts['path'] ) || '/' === $parts['path'] ) {
		return false;
	}
	if ( isset( $parts['user'] ) || isset( $parts['pass'] ) || esc_url_raw( $url, array( 'http', 'https' ) ) !== $url ) {
		return false;
	}
	$is_local = (bool) preg_match( '/^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/i', $parts['host'] );
	$scheme   = strtolower( $parts['scheme'] ?? '' );
	return 'https' === $scheme || ( 'http' === $scheme && $is_local );
}
