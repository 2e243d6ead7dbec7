<?php
// Files and folders as they are, everything else is WordPress's to answer.
$path = rawurldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$file = $_SERVER['DOCUMENT_ROOT'] . $path;

if ( is_dir( $file ) && '/' !== substr( $path, -1 ) ) {
	header( 'Location: ' . $path . '/', true, 301 );
	return true;
}
if ( is_file( $file ) || ( is_dir( $file ) && is_file( $file . '/index.php' ) && '/' !== $path ) ) {
	return false;
}
$_SERVER['SCRIPT_NAME']     = '/index.php';
$_SERVER['PHP_SELF']        = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . '/index.php';
require $_SERVER['SCRIPT_FILENAME'];
