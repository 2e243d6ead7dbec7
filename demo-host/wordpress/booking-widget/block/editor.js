// What authors see: a card with what they chose. The widget itself runs on the page only. No build: wp.* is there.
;(function () {
  const { registerBlockType, createBlock } = window.wp.blocks
  const { InspectorControls, useBlockProps } = window.wp.blockEditor
  const { Notice, PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = window.wp.components
  const { createElement: h, Fragment } = window.wp.element
  const { __ } = window.wp.i18n
  const settings = window.bookingWidgetSettings

  /** Drawn, because the canvas of newer editors has no icon font. */
  const calendar = h(
    'svg',
    { viewBox: '0 0 24 24', width: 24, height: 24, 'aria-hidden': true },
    h('path', { d: 'M7 3v2H4v15h16V5h-3V3h-2v2H9V3H7zM6 10h12v8H6v-8zm2 2v2h2v-2H8zm3 0v2h2v-2h-2zm3 0v2h2v-2h-2z' }),
  )

  /** The look of the coming version, so that newer editors warn of nothing. */
  const modern = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true }

  const modes = () => [
    { value: 'inline', label: __('In the page', 'booking-widget') },
    { value: 'popup', label: __('Only after a click on an opener', 'booking-widget') },
    { value: 'floating', label: __('A button in the corner', 'booking-widget') },
    { value: 'tab', label: __('In a tab of its own', 'booking-widget') },
  ]
  const views = () => [
    { value: '', label: __('Search', 'booking-widget') },
    { value: 'confirm', label: __('My reservation', 'booking-widget') },
    { value: 'sign-in', label: __('Sign in', 'booking-widget') },
    { value: 'sign-up', label: __('Sign up', 'booking-widget') },
    { value: 'recommender', label: __('Recommended rooms', 'booking-widget') },
  ]
  const languages = () => Object.entries(settings.locales).map(([value, label]) => ({ value, label }))
  const asSet = () => ({ value: '', label: __('As in the settings', 'booking-widget') })
  const labelOf = (choices, value) => choices.find((choice) => choice.value === value)?.label ?? ''

  function controls({ attributes, setAttributes }) {
    const field = (name) => ({
      ...modern,
      value: attributes[name],
      onChange: (value) => setAttributes({ [name]: value }),
    })
    return h(
      InspectorControls,
      null,
      h(
        PanelBody,
        { title: __('Booking', 'booking-widget') },
        h(TextControl, {
          ...field('hotelCode'),
          label: __('Hotel code', 'booking-widget'),
          placeholder: settings.hotelCode,
        }),
        h(SelectControl, {
          ...field('mode'),
          label: __('How it is shown', 'booking-widget'),
          options: [asSet(), ...modes()],
        }),
        h(SelectControl, { ...field('view'), label: __('First screen', 'booking-widget'), options: views() }),
        h(SelectControl, {
          ...field('locale'),
          label: __('Language', 'booking-widget'),
          options: [asSet(), ...languages()],
        }),
        h(TextControl, {
          ...field('query'),
          label: __('Search parameters', 'booking-widget'),
          help: __('For example checkin=2026-12-24&nights=2', 'booking-widget'),
        }),
        h(ToggleControl, {
          __nextHasNoMarginBottom: true,
          label: __('Show it in an iframe', 'booking-widget'),
          checked: attributes.frame,
          onChange: (frame) => setAttributes({ frame }),
        }),
      ),
    )
  }

  function card({ hotelCode, mode, view, locale, query }) {
    const rows = [
      [__('Hotel code', 'booking-widget'), hotelCode || settings.hotelCode],
      [__('How it is shown', 'booking-widget'), labelOf(modes(), mode || settings.mode)],
      [__('First screen', 'booking-widget'), labelOf(views(), view)],
      [__('Language', 'booking-widget'), labelOf(languages(), locale || settings.locale)],
      [__('Search parameters', 'booking-widget'), query],
    ]
    const shown = rows.filter(([, value]) => value)
    return h(
      Placeholder,
      {
        icon: calendar,
        label: __('Booking', 'booking-widget'),
        instructions: __('Guests see the search bar of your hotel here.', 'booking-widget'),
      },
      h(
        'div',
        null,
        !(hotelCode || settings.hotelCode) && warning(__('The hotel code is missing.', 'booking-widget')),
        !settings.isReady && warning(__('The address of the loader is missing in the settings.', 'booking-widget')),
        ...shown.map(([label, value]) => h('div', { key: label }, h('strong', null, label, ': '), value)),
      ),
    )
  }

  const warning = (text) => h(Notice, { status: 'warning', isDismissible: false }, text)

  // Attributes by their spellings on the tag; a shortcode writes them with underscores, too.
  const TEXTS = {
    hotelCode: ['hotel-code', 'hotel_code', 'code', 'triplabot-code'],
    segmentIds: ['segment-ids', 'segment_ids'],
    parentOrigin: ['parent-origin', 'parent_origin'],
    mode: ['mode'],
    locale: ['locale'],
    view: ['view'],
    query: ['query'],
  }
  const FLAGS = { frame: 'frame', structuredData: 'structured-data' }
  const underscored = (name) => name.replaceAll('-', '_')
  const mapped = (table, read) => Object.fromEntries(Object.entries(table).map(([name, of]) => [name, read(of)]))

  const ofTag = (node) => ({
    ...mapped(TEXTS, (names) => names.map((name) => node.getAttribute(name)).find(Boolean) ?? ''),
    ...mapped(FLAGS, (name) => node.hasAttribute(name) && node.getAttribute(name) !== 'false'),
  })
  const ofShortcode = {
    ...mapped(TEXTS, (names) => ({
      type: 'string',
      shortcode: ({ named }) => names.flatMap((name) => [named[name], named[underscored(name)]]).find(Boolean) ?? '',
    })),
    ...mapped(FLAGS, (name) => ({
      type: 'boolean',
      // A word without a value stands among the others.
      shortcode: ({ named, numeric = [] }) =>
        [name, underscored(name)].some(
          (each) => numeric.includes(each) || !['', 'false', '0'].includes(named[each] ?? ''),
        ),
    })),
  }

  registerBlockType('booking-widget/booking', {
    icon: calendar,
    edit: function Edit(props) {
      return h(Fragment, null, controls(props), h('div', useBlockProps(), card(props.attributes)))
    },
    // render.php writes what guests see.
    save: () => null,
    transforms: {
      from: [
        {
          type: 'shortcode',
          tag: 'booking_widget',
          attributes: ofShortcode,
        },
        {
          type: 'raw',
          isMatch: ({ nodeName }) => nodeName === 'BOOKING-WIDGET',
          schema: { 'booking-widget': { attributes: [...Object.values(TEXTS).flat(), ...Object.values(FLAGS)] } },
          transform: (node) => createBlock('booking-widget/booking', ofTag(node)),
        },
      ],
    },
  })
})()
