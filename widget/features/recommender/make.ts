type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Pick<HTMLElementTagNameMap[Tag], keyof HTMLElementTagNameMap[Tag] & ('className' | 'lang' | 'dir' | 'textContent')>
> & { on?: { click: (event: MouseEvent) => void }; attributes?: Readonly<Record<string, string>> }

/** An element with what is in it. A page that shows recommendations alone does not fetch what the booking is drawn with. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  page: Document,
  tag: Tag,
  { on, attributes = {}, ...properties }: Properties<Tag>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(page.createElement(tag), properties)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  if (on) made.addEventListener('click', on.click as EventListener) // a click is a MouseEvent
  made.append(...content)
  return made
}
