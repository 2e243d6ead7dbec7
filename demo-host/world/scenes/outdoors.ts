import { box, lantern, path, pine, ridge, round, shape, stroke, times, windows, type Brush } from './brush.ts'

export function garden({ tones: { far, middle, near, lit }, paint, seed }: Brush) {
  return [
    ridge(190, 80, 3 + seed, far, 'opacity=".7"'),
    ridge(225, 60, 7 + seed, middle, 'opacity=".75"'),
    box(0, 150, 600, 120, paint('mist')),
    ridge(262, 34, 11, near, 'opacity=".55"'),
    shape('M-10 400V292Q120 262 240 286T480 284T610 278V400Z', middle),
    shape('M90 342Q190 296 330 312T560 336Q520 388 320 390T90 342Z', paint('water')),
    stroke('M150 340Q240 326 330 334', lit, 1.5, 0.5),
    stroke('M330 356Q400 348 470 356', lit, 1.5, 0.4),
    pine(472, 292, 130, near),
    pine(96, 300, 92, near),
    lantern(388, 310, 0.9, near, lit),
    round(200, 330, 40, 12, near),
    round(236, 334, 22, 8, far),
    round(420, 372, 60, 15, near),
    shape('M-10 400V352Q70 334 150 364T330 396L340 400Z', near),
  ].join('')
}

export function onsen({ tones: { far, middle, near, lit }, paint, seed }: Brush) {
  const gleams = [
    [296, 34, 0.5],
    [308, 52, 0.38],
    [322, 40, 0.3],
    [338, 60, 0.2],
  ] as const
  const stones = [
    [70, 302, 44, 20],
    [128, 282, 36, 17],
    [190, 272, 28, 12],
    [540, 300, 50, 22],
    [486, 282, 32, 14],
    [130, 384, 60, 20],
    [560, 366, 56, 26],
    [40, 352, 48, 26],
  ] as const
  const steam = [
    [210, 250, 70],
    [300, 236, 88],
    [392, 252, 60],
  ] as const
  return [
    round(404, 86, 20, 20, lit, 'opacity=".85"'),
    ridge(206, 96, 5 + seed, far),
    ridge(236, 52, 9 + seed, middle),
    box(0, 170, 600, 90, paint('mist')),
    shape('M0 268H600V400H0Z', near),
    shape('M70 300Q180 262 330 268T560 300Q590 360 470 386T140 384Q20 352 70 300Z', paint('water')),
    ...gleams.map(([y, width, opacity]) => stroke(path`M${400 - width / 2} ${y}h${width}`, lit, 2.5, opacity)),
    ...stones.map(
      ([x, y, rx, ry], at) =>
        round(x, y, rx, ry, at % 2 ? middle : near) +
        round(x - 4, y - ry * 0.45, rx * 0.66, ry * 0.3, far, 'opacity=".35"'),
    ),
    round(508, 236, 90, 60, paint('glow')),
    lantern(508, 286, 1, near, lit),
    pine(60, 280, 120, near),
    ...steam.map(([x, y, size]) => round(x, y, size, size * 0.5, paint('steam'))),
  ].join('')
}

export function lake({ tones: { far, middle, near, lit }, paint, seed }: Brush) {
  const lines = [
    [262, 1],
    [280, 0.7],
    [304, 0.5],
    [336, 0.4],
  ] as const
  return [
    round(196, 120, 26, 26, lit, 'opacity=".9"'),
    shape('M150 236L262 104Q300 76 338 104L470 236Z', far),
    shape('M236 135L262 104Q300 76 338 104L370 137L346 130L326 144L302 128L278 146L258 130Z', lit, 'opacity=".85"'),
    ridge(240, 34, 6 + seed, middle),
    box(0, 180, 600, 66, paint('mist')),
    box(0, 240, 600, 160, paint('water')),
    shape('M262 240L300 330L338 240Z', far, 'opacity=".3"'),
    ...lines.map(([y, opacity]) => stroke(path`M${200 - y / 3} ${y}H${420 + y / 4}`, lit, 1.5, opacity * 0.5)),
    shape('M-10 400V340Q80 318 170 356T300 400Z', near),
    pine(64, 346, 150, near),
    shape('M610 400V352Q540 338 470 372T420 400Z', near),
    shape('M396 316H470L458 328H410Z', near),
    box(430, 292, 2.5, 26, near),
  ].join('')
}

export function inn({ tones: { far, middle, near, lit }, paint, seed }: Brush) {
  const wall = '#2b211c'
  return [
    ridge(190, 96, 4 + seed, far),
    ridge(216, 60, 8 + seed, middle),
    box(0, 150, 600, 90, paint('mist')),
    shape('M60 196L120 150H480L540 196Z', near),
    shape('M84 196H516V214H84Z', wall),
    box(100, 210, 400, 96, wall),
    times(8, (at) => {
      const x = 110 + at * 49
      const shade = box(x, 222, 37, 66, lit, `opacity="${0.75 + ((at * 3) % 4) * 0.08}"`)
      return shade + box(x + 17, 222, 2, 66, wall) + box(x, 250, 37, 2, wall)
    }),
    shape('M40 306L92 268H508L560 306Z', near),
    box(70, 304, 460, 60, wall),
    ...[0, 1, 2, 5, 6, 7].map(
      (at) => box(84 + at * 55, 314, 46, 50, lit, 'opacity=".8"') + box(106 + at * 55, 314, 2, 50, wall),
    ),
    box(250, 310, 100, 54, '#ffe6b8'),
    times(4, (at) => box(251 + at * 25, 310, 23.5, 26, '#34435e')),
    round(300, 352, 170, 54, paint('glow')),
    shape('M0 362H600V400H0Z', near),
    shape('M262 362H338L384 400H216Z', lit, 'opacity=".35"'),
    pine(572, 376, 150, near),
    pine(26, 374, 120, near),
    lantern(208, 376, 0.9, middle, lit),
    lantern(396, 376, 0.9, middle, lit),
  ].join('')
}

export function seaside({ tones: { low, far, middle, near, lit }, paint, seed }: Brush) {
  const swell = [
    [236, 90, 0.55],
    [252, 150, 0.42],
    [272, 110, 0.34],
    [296, 190, 0.26],
  ] as const
  return [
    round(330, 150, 60, 60, paint('glow')),
    round(330, 150, 24, 24, lit, 'opacity=".92"'),
    ridge(214, 26, 5 + seed, far, 'opacity=".55"'),
    box(0, 150, 600, 66, paint('mist')),
    box(0, 212, 600, 188, paint('water')),
    shape('M0 214V150Q60 138 104 164T190 214Z', far),
    shape('M0 214V176Q40 170 72 186T130 214Z', middle),
    ...swell.map(([y, width, opacity]) => stroke(path`M${330 - width / 2} ${y}h${width}`, lit, 2, opacity)),
    shape('M416 214L420 166Q446 186 450 214Z', lit, 'opacity=".85"') + shape('M414 214L410 182Q396 198 396 214Z', low),
    shape('M388 216H462L450 228H400Z', near),
    shape('M-10 400V330Q150 300 290 344T520 372L610 360V400Z', far, 'opacity=".85"'),
    stroke('M-10 330Q150 300 290 344T520 372L610 360', lit, 4, 0.65),
    shape('M-10 400V352Q150 326 280 364T500 394L610 384V400Z', '#cbb98f', 'opacity=".8"'),
    shape('M610 400V268Q560 262 530 300T440 400Z', near),
    round(470, 384, 40, 16, near) + round(420, 392, 22, 9, middle),
    pine(548, 296, 140, near),
  ].join('')
}

export function street({ tones: { top, far, middle, near, lit }, paint, seed }: Brush) {
  const wood = '#3a2c24'
  // Facades run to one vanishing point at (300, 214); side is -1 for the left row and 1 for the right.
  const at = (side: number, away: number, height: number) => path`${300 + side * away} ${214 + (height * away) / 300}`
  const row = (side: number) => [
    shape(`M${at(side, 310, -150)}L${at(side, 70, -150)}L${at(side, 70, 150)}L${at(side, 310, 150)}Z`, wood),
    shape(`M${at(side, 310, -20)}L${at(side, 56, -20)}L${at(side, 70, -60)}L${at(side, 310, -46)}Z`, near),
    shape(`M${at(side, 310, -160)}L${at(side, 52, -160)}L${at(side, 72, -215)}L${at(side, 310, -196)}Z`, near),
    ...[80, 112, 154, 210, 278].map((away, index) => {
      const next = away * 1.22
      const pane = (low: number, high: number) =>
        `M${at(side, away, low)}L${at(side, next, low)}L${at(side, next, high)}L${at(side, away, high)}Z`
      const bars = [0.33, 0.66].map((part) => {
        const bar = away + (next - away) * part
        return stroke(`M${at(side, bar, -8)}L${at(side, bar, 128)}`, wood, 2.5)
      })
      return (
        shape(pane(-134, -76), lit, `opacity="${0.42 + (index % 3) * 0.16}"`) +
        shape(pane(-8, 128), lit, `opacity="${0.85 - (index % 2) * 0.3}"`) +
        bars.join('')
      )
    }),
    ...[96, 168].map((away) => {
      const [x, y, size] = [300 + side * (away - 14), 214 - away * 0.02, away / 13]
      return (
        round(x, y, size * 4, size * 4, paint('glow')) +
        round(x, y, size, size * 1.35, '#d8583f') +
        round(x, y, size * 0.5, size * 0.9, lit)
      )
    }),
  ]
  return [
    ridge(196, 70, 6 + seed, far),
    ridge(214, 40, 9 + seed, middle),
    shape('M286 206V150H314V206Z', near) +
      [206, 184, 164]
        .map((y, step) =>
          shape(
            path`M${262 + step * 5} ${y}L${278 + step * 4} ${y - 12}H${322 - step * 4}L${338 - step * 5} ${y}Z`,
            near,
          ),
        )
        .join('') +
      box(299, 126, 2, 26, near),
    box(200, 150, 200, 80, paint('mist')),
    shape('M-10 400L230 214H370L610 400Z', middle),
    shape('M120 400L284 214H316L480 400Z', far, 'opacity=".55"'),
    times(6, (step) =>
      stroke(path`M${300 - 30 * 1.48 ** step} ${214 + 18 * 1.52 ** step}H${300 + 30 * 1.48 ** step}`, top, 2, 0.4),
    ),
    ...row(-1),
    ...row(1),
  ].join('')
}

export function city({ tones: { top, low, far, middle, near, lit }, paint, seed }: Brush) {
  const towers = [
    [20, 120, 52],
    [80, 78, 40],
    [128, 140, 56],
    [196, 60, 46],
    [250, 104, 50],
    [312, 40, 42],
    [366, 96, 54],
    [430, 132, 46],
    [486, 84, 50],
    [546, 126, 48],
  ] as const
  const arch = (x: number) =>
    shape(path`M${x} 300Q${x + 75} 236 ${x + 150} 300H${x + 138}Q${x + 75} 254 ${x + 12} 300Z`, near)
  return [
    round(470, 66, 18, 18, lit, 'opacity=".85"'),
    ridge(214, 40, 4 + seed, far, 'opacity=".6"'),
    ...towers.map(
      ([x, y, width], at) =>
        box(x, y + 20, width, 250 - y, at % 2 ? far : middle) +
        (at % 2 ? windows(x, y + 20, width, 230 - y, at, lit) : windows(x, y + 30, width, 200 - y, at + seed, lit)),
    ),
    box(331, 26, 3, 36, middle),
    box(0, 190, 600, 80, paint('mist')),
    shape('M0 266Q150 252 300 262T600 258V300H0Z', near),
    box(0, 286, 600, 114, paint('water')),
    ...[44, 148, 222, 334, 392, 510].map((x, at) => stroke(path`M${x} 300v${40 + (at % 3) * 22}`, lit, 3, 0.28)),
    box(0, 292, 600, 8, near),
    arch(20) + arch(225) + arch(430),
    times(13, (at) => box(20 + at * 46, 276, 2, 18, near) + round(21 + at * 46, 274, 3, 3, lit)),
    stroke('M60 344H190M300 356H470M130 376H260', low, 2, 0.35),
    shape('M-10 400V372Q140 350 300 380T610 366V400Z', top, 'opacity=".5"'),
    shape('M-10 400V384Q160 366 320 390T610 380V400Z', near),
  ].join('')
}
