<?php
/**
 * Settings › Booking Widget. WordPress checks the nonce and the right to manage options (options.php).
 *
 * @package BookingWidget
 */

namespace BookingWidget;

defined( 'ABSPATH' ) || exit;

const PAGE       = 'booking-widget';
const CAPABILITY = 'manage_options';

/** The option with its rule, and a field for each setting. */
function register_settings(): void {
	register_setting(
		PAGE,
		OPTION,
		array(
			'type'              => 'array',
			'default'           => DEFAULTS,
			'sanitize_callback' => __NAMESPACE__ . '\sanitize',
		)
	);
	$labels = array(
		'hotel_code' => __( 'Hotel code', 'booking-widget' ),
		'loader_url' => __( 'Address of the loader', 'booking-widget' ),
		'locale'     => __( 'Language', 'booking-widget' ),
		'mode'       => __( 'How it is shown', 'booking-widget' ),
	);
	add_settings_section( PAGE, '', '__return_null', PAGE );
	foreach ( $labels as $name => $label ) {
		add_settings_field(
			$name,
			$label,
			__NAMESPACE__ . '\show_field',
			PAGE,
			PAGE,
			array(
				'name'      => $name,
				'label_for' => field_id( $name ),
			)
		);
	}
}
add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );

/** The page in the menu. */
function add_page(): void {
	$title = __( 'Booking Widget', 'booking-widget' );
	add_options_page( $title, $title, CAPABILITY, PAGE, __NAMESPACE__ . '\show_page' );
}
add_action( 'admin_menu', __NAMESPACE__ . '\add_page' );

/**
 * All or nothing: with a mistake the settings stay as they are, and what was written comes back beside its error.
 *
 * @param mixed $input What was sent.
 * @return array<string, string>
 */
function sanitize( $input ): array {
	$stored = settings();
	if ( ! is_array( $input ) ) {
		return $stored;
	}
	$values = $stored;
	foreach ( array_keys( DEFAULTS ) as $name ) {
		if ( isset( $input[ $name ] ) && is_string( $input[ $name ] ) ) {
			// As written: what is stored matches a pattern, what is shown is escaped.
			$values[ $name ] = trim( wp_check_invalid_utf8( $input[ $name ], true ) );
		}
	}
	$mistakes = mistakes( $values );
	if ( ! $mistakes ) {
		return $values;
	}
	// Settings are also saved by programs, which see no page.
	if ( function_exists( 'add_settings_error' ) ) {
		add_settings_error( OPTION, 'invalid', __( 'Nothing was saved. Correct what is marked below.', 'booking-widget' ) );
		set_transient( rejected_key(), array( $values, $mistakes ), MINUTE_IN_SECONDS );
	}
	return $stored;
}

/** Where the rejected input of this person waits for the page that follows. */
function rejected_key(): string {
	return OPTION . '_rejected_' . get_current_user_id();
}

/** What the fields show: the settings, or what was rejected a moment ago with its mistakes. */
function shown(): array {
	static $shown = null;
	if ( null === $shown ) {
		$rejected = get_transient( rejected_key() );
		$shown    = is_array( $rejected ) ? $rejected : array( settings(), array() );
		delete_transient( rejected_key() );
	}
	return $shown;
}

/** The page itself; the notices stand above it. */
function show_page(): void {
	if ( ! current_user_can( CAPABILITY ) ) {
		return;
	}
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<p><?php esc_html_e( 'Add the block “Booking” or the shortcode [booking_widget] to a page. Both use these settings where they say nothing else.', 'booking-widget' ); ?></p>
		<form action="options.php" method="post" novalidate>
			<?php
			settings_fields( PAGE );
			do_settings_sections( PAGE );
			submit_button();
			?>
		</form>
	</div>
	<?php
}

/**
 * The id of a field, for its label and its error.
 *
 * @param string $name A setting.
 */
function field_id( string $name ): string {
	return 'booking-widget-' . str_replace( '_', '-', $name );
}

/**
 * One field: a list where there are choices, otherwise a line, with its help or its error below.
 *
 * @param array<string, string> $field Its name.
 */
function show_field( array $field ): void {
	$name                     = $field['name'];
	list( $values, $mistakes ) = shown();
	$choices                  = choices()[ $name ] ?? null;
	$error                    = $mistakes[ $name ] ?? '';
	$help                     = help()[ $name ] ?? '';
	$id                       = field_id( $name );
	$attributes               = sprintf(
		'id="%s" name="%s" aria-describedby="%s"%s',
		esc_attr( $id ),
		esc_attr( OPTION . '[' . $name . ']' ),
		esc_attr( $id . '-note' ),
		'' === $error ? '' : ' aria-invalid="true"'
	);

	// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where they are put together.
	if ( $choices ) {
		echo '<select ' . $attributes . '>';
		foreach ( $choices as $value => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $values[ $name ], $value, false ), esc_html( $label ) );
		}
		echo '</select>';
	} else {
		printf( '<input type="text" class="regular-text code" value="%s" %s>', esc_attr( $values[ $name ] ), $attributes );
	}
	// phpcs:enable
	printf(
		'<div id="%s"%s><p class="description">%s</p></div>',
		esc_attr( $id . '-note' ),
		'' === $error ? '' : ' class="notice notice-error inline" role="alert"',
		esc_html( '' === $error ? $help : $error )
	);
}

/** The settings with choices, each with its words. */
function choices(): array {
	return array(
		'locale' => array( FROM_SITE => __( 'The language of the site', 'booking-widget' ) ) + LOCALES,
		'mode'   => array(
			'inline'   => __( 'In the page, where the block stands', 'booking-widget' ),
			'popup'    => __( 'Only after a click on an opener', 'booking-widget' ),
			'floating' => __( 'A button in the corner', 'booking-widget' ),
			'tab'      => __( 'In a tab of its own', 'booking-widget' ),
		),
	);
}

/** What helps to fill in a field. */
function help(): array {
	return array(
		'hotel_code' => __( 'The booking system gave it to your hotel. A block may name another hotel.', 'booking-widget' ),
		'loader_url' => __( 'The script of your booking system, for example https://booking.example/v1/loader.js', 'booking-widget' ),
	);
}
