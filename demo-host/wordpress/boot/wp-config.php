<?php
// The configuration of the demonstration's WordPress: all that differs from start to start comes from the environment.
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'wordpress' );
define( 'DB_PASSWORD', getenv( 'WORDPRESS_DATABASE_PASSWORD' ) );
define( 'DB_HOST', '127.0.0.1:' . getenv( 'WORDPRESS_DATABASE_PORT' ) );
define( 'DB_CHARSET', 'utf8mb4' );
$table_prefix = 'wp_';

define( 'WP_HOME', getenv( 'WORDPRESS_URL' ) );
define( 'WP_SITEURL', getenv( 'WORDPRESS_URL' ) );
define( 'WP_ENVIRONMENT_TYPE', 'local' );

// Nothing here may wait for the network, nor call itself while it answers.
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'FS_METHOD', 'direct' );

// What PHP complains of goes to wp-content/debug.log, where the tests look.
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', true );

defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
