/** How a clause is met: by us whole, in part with what is missing, or not asked of a page like this and why. */
export type Judgement = { met: string } | { partly: string } | { absent: string }

const NO_MEDIA = 'There is no sound and no film.'

/** Clauses 9.x of EN 301 549 V3.2.1, by the number of the success criterion of WCAG 2.1 (levels A and AA) they take over. */
export const CLAUSES: Readonly<Record<string, readonly [name: string, judgement: Judgement]>> = {
  '1.1.1': [
    'Non-text content',
    { met: 'Photographs have sentences of the hotel in the guest’s language, signs are hidden or named.' },
  ],
  '1.2.1': ['Audio-only and video-only', { absent: NO_MEDIA }],
  '1.2.2': ['Captions', { absent: NO_MEDIA }],
  '1.2.3': ['Audio description or media alternative', { absent: NO_MEDIA }],
  '1.2.4': ['Captions (live)', { absent: NO_MEDIA }],
  '1.2.5': ['Audio description', { absent: NO_MEDIA }],
  '1.3.1': [
    'Info and relationships',
    {
      partly:
        'Native elements, labels, headings and lists. In a page with a main of its own the widget’s main stands within it.',
    },
  ],
  '1.3.2': ['Meaningful sequence', { met: 'The order of the document is the order of reading, right to left too.' }],
  '1.3.3': ['Sensory characteristics', { met: 'No instruction names only a colour, a shape or a side.' }],
  '1.3.4': ['Orientation', { met: 'Nothing is locked to upright or across.' }],
  '1.3.5': ['Identify input purpose', { met: 'Names, e-mail, telephone and address carry their autocomplete words.' }],
  '1.4.1': ['Use of colour', { met: 'Weekends, low prices and faults have words or signs beside their colour.' }],
  '1.4.2': ['Audio control', { absent: NO_MEDIA }],
  '1.4.3': ['Contrast', { met: 'Any colour a hotel sets is turned into shades of 4.5:1 at least.' }],
  '1.4.4': [
    'Resize text',
    { partly: 'Text doubles without loss of function; long words of a narrow bar break within a word.' },
  ],
  '1.4.5': ['Images of text', { met: 'There are none.' }],
  '1.4.10': ['Reflow', { met: 'Every screen fits into 320 pixels without sideways scrolling.' }],
  '1.4.11': ['Non-text contrast', { met: 'Edges of fields, ticks and the focus stand out by 3:1.' }],
  '1.4.12': ['Text spacing', { met: 'Boxes grow with their text; none has a height of its own.' }],
  '1.4.13': [
    'Content on hover or focus',
    { met: 'Labels that say more stay under the pointer, open for keys, and close by Escape.' },
  ],
  '2.1.1': ['Keyboard', { met: 'A stay is booked, paid, changed and cancelled with keys alone.' }],
  '2.1.2': ['No keyboard trap', { met: 'Dialogs keep Tab inside and let it out by Escape or their button.' }],
  '2.1.4': ['Character key shortcuts', { absent: 'There are no shortcuts of single letters.' }],
  '2.2.1': [
    'Timing adjustable',
    { met: 'The one limit is the bank’s and the room’s: fifteen minutes, shown and said at five and one.' },
  ],
  '2.2.2': ['Pause, stop, hide', { met: 'Nothing moves by itself; who asks for less motion gets none.' }],
  '2.3.1': ['Three flashes', { met: 'Nothing flashes.' }],
  '2.4.1': [
    'Bypass blocks',
    {
      partly:
        'Headings and landmarks lead past blocks, and within a page the widget is a named region; the page around it is the hotel’s.',
    },
  ],
  '2.4.2': [
    'Page titled',
    { met: 'Documents of our own are titled by their screen; a host page keeps its own title.' },
  ],
  '2.4.3': ['Focus order', { met: 'What is pressed hands the focus to what takes its place.' }],
  '2.4.4': ['Link purpose', { met: 'Links say where they lead by their own words.' }],
  '2.4.5': ['Multiple ways', { absent: 'A booking is a process, which is excepted.' }],
  '2.4.6': ['Headings and labels', { met: 'Screens, parts and dialogs are named by their headings.' }],
  '2.4.7': ['Focus visible', { met: 'The focus is drawn with two pixels at least, never hidden.' }],
  '2.5.1': ['Pointer gestures', { met: 'What is swiped has buttons too.' }],
  '2.5.2': ['Pointer cancellation', { met: 'Presses count when they are let go.' }],
  '2.5.3': ['Label in name', { met: 'Controls are named by the words they show.' }],
  '2.5.4': ['Motion actuation', { absent: 'Nothing listens to a moved device.' }],
  '3.1.1': ['Language of page', { met: 'The widget says its language and direction.' }],
  '3.1.2': ['Language of parts', { met: 'What a hotel has written only in another language is marked with it.' }],
  '3.2.1': ['On focus', { met: 'Focus changes nothing.' }],
  '3.2.2': ['On input', { met: 'Choosing in a list changes what is shown beside it, and leads nowhere.' }],
  '3.2.3': ['Consistent navigation', { met: 'Header, steps and summary keep their places.' }],
  '3.2.4': ['Consistent identification', { met: 'One control, one name: words come from one table.' }],
  '3.3.1': [
    'Error identification',
    { met: 'Each fault stands at its field in words, and the first one has the focus.' },
  ],
  '3.3.2': ['Labels or instructions', { met: 'Every field has a label that stays; formats are said beside it.' }],
  '3.3.3': ['Error suggestion', { met: 'Faults say what would be right.' }],
  '3.3.4': [
    'Error prevention',
    { met: 'Paying names its sum on the button; cancelling and changing show the cost and ask once more.' },
  ],
  '4.1.1': ['Parsing', { met: 'Elements are made by code; identifiers are unique within their root.' }],
  '4.1.2': [
    'Name, role, value',
    { met: 'Native controls; what has no native one has the role and states of its pattern.' },
  ],
  '4.1.3': ['Status messages', { met: 'What changes is said by a live region that was there before.' }],
}
