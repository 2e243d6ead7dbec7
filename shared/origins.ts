/** Where each part answers, without a trailing slash. Stamped by whoever serves the files, never chosen by an attribute. */
export type Origins = {
  /** The demo's host pages. */
  host: string
  /** Widget documents, the loader and its files. */
  widget: string
  api: string
  /** The payment gateway's hosted fields and 3-D Secure page. */
  gateway: string
  identity: string
}
