<?php
/**
 * Plugin Name:       Booking Widget
 * Description:       A complete hotel booking system on your pages: search, rooms, payment and confirmation.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Tested up to:      7.1
 * Requires PHP:      7.4
 * Author:            The makers of Booking Widget
 * License:           MIT (compatible with the GPL)
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       booking-widget
 * Domain Path:       /languages
 *
 * @package BookingWidget
 */

namespace BookingWidget;

defined( 'ABSPATH' ) || exit;

const PLUGIN_FILE = __FILE__;

require __DIR__ . '/includes/attributes.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/settings-page.php';
require __DIR__ . '/includes/plugins-page.php';
require __DIR__ . '/includes/loader.php';
require __DIR__ . '/includes/tag.php';
require __DIR__ . '/includes/shortcode.php';
require __DIR__ . '/includes/block.php';
