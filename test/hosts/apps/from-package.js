import { loadBookingWidget } from 'booking-widget'

// A page without a tag for the loader says where it is, and the package brings it. Where nothing of it comes, the page
// has no widget, and its test says so.
const { loader } = document.documentElement.dataset
if (loader) loadBookingWidget(loader).catch(() => {})
