<?php
// php install.php <root>: creates the tables and the administrator, unless they are there.
define( 'WP_INSTALLING', true );
list( , $root )            = $argv;
$_SERVER['HTTP_HOST']      = parse_url( getenv( 'WORDPRESS_URL' ), PHP_URL_HOST );
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
require $root . '/wp-load.php';

// Nobody is to be told by mail.
function wp_new_blog_notification() {}
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

if ( ! is_blog_installed() ) {
	wp_install( 'Shirotsuki', 'admin', 'admin@wordpress.example', false, '', wp_generate_password( 24 ) );
}
