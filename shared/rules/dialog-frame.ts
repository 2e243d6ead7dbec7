/** The name of a frame in a dialog: the header of what it shows leaves its end free for the dialog's way out (header-end.ts). */
export const DIALOG_FRAME = 'booking-widget-dialog'
