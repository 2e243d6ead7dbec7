<?php
// php seed.php <root> <wishes as JSON>: the plugin, its settings, two people and their pages; prints the pages' addresses.
list( , $root, $wishes )    = $argv;
$wishes                     = json_decode( $wishes, true );
$_SERVER['HTTP_HOST']       = parse_url( getenv( 'WORDPRESS_URL' ), PHP_URL_HOST );
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
require $root . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

$failed = activate_plugin( 'booking-widget/booking-widget.php' );
if ( is_wp_error( $failed ) ) {
	fwrite( STDERR, $failed->get_error_message() );
	exit( 1 );
}
update_option( 'booking_widget', $wishes['settings'] + get_option( 'booking_widget', array() ) );
$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
update_option( 'blogdescription', 'A house among maples' );

$people = array();
foreach ( $wishes['passwords'] as $name => $password ) {
	$id = username_exists( $name );
	if ( $id ) {
		wp_set_password( $password, $id );
	} else {
		$id = wp_create_user( $name, $password, "$name@wordpress.example" );
		( new WP_User( $id ) )->set_role( 'author' );
	}
	// The editor greets everybody once.
	update_user_meta( $id, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', array(
		'core/edit-post' => array( 'welcomeGuide' => false, 'fullscreenMode' => false ),
		'core'           => array( 'enableChoosePatternModal' => false ),
		'_modified'      => gmdate( 'c' ),
	) );
	$people[ $name ] = $id;
}

$addresses = array();
foreach ( $wishes['pages'] as $slug => $page ) {
	$found = get_page_by_path( $slug, OBJECT, $page['type'] );
	if ( ! $found ) {
		// As this person, so that WordPress filters what this person may not write.
		wp_set_current_user( $people[ $page['by'] ] );
		$id    = wp_insert_post( wp_slash( array(
			'post_type'      => $page['type'],
			'post_status'    => 'publish',
			'post_name'      => $slug,
			'post_title'     => $page['title'],
			'post_content'   => $page['content'],
			'post_author'    => $people[ $page['by'] ],
			'comment_status' => 'closed',
		) ) );
		$found = get_post( $id );
	}
	$addresses[ $slug ] = get_permalink( $found );
}
flush_rewrite_rules();
echo wp_json_encode( $addresses );
