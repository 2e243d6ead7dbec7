/** What stands behind one address, asked one after the other as a load balancer would, alive or not. */
export function byTurns(address: string, behind: readonly string[], first = 0, send = fetch): typeof fetch {
  let turn = first
  return (input, init) =>
    send(
      String(input).replace(address, () => behind[turn++ % behind.length] ?? address),
      init,
    )
}
