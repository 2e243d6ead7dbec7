import { box, path, pine, ridge, round, shape, stroke, times, type Brush } from './brush.ts'

const ring = (x: number, y: number, radius: number, colour: string, width: number) =>
  stroke(path`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`, colour, width) // prettier-ignore

const table = (wood: string, grain: string) =>
  box(0, 0, 600, 400, wood) + times(7, (at) => box(0, at * 60 + 20, 600, 1.5, grain, 'opacity=".5"'))

/** In the alcove, as they were cut this morning. */
export function flowers({ tones: { middle, near, lit }, paint }: Brush) {
  const [wood, twig, leaf] = ['#6b4f3a', '#54402f', '#6f8d5c']
  const blossoms = [
    [206, 104, 15], [238, 130, 12], [222, 150, 10], [262, 168, 13],
    [294, 84, 16], [310, 122, 12], [288, 138, 11],
    [386, 128, 14], [360, 150, 12], [344, 184, 13],
  ] as const // prettier-ignore
  const leaves = [[252, 196, 26], [330, 206, 24], [350, 168, 18], [276, 110, 16], [318, 152, 16]] as const // prettier-ignore
  return [
    box(0, 0, 600, 400, '#e6dac4'),
    box(120, 0, 360, 322, '#cfbf9f') + box(120, 0, 360, 322, paint('side')),
    box(404, 30, 50, 196, '#f4ecdc') + box(404, 26, 50, 6, near) + box(404, 224, 50, 6, near),
    round(429, 92, 14, 14, lit) + stroke('M414 176q14-22 30 0', middle, 3, 0.7),
    box(108, 0, 14, 330, wood) + box(478, 0, 14, 330, wood),
    box(92, 318, 416, 24, wood) + box(92, 318, 416, 4, '#8a6a50'),
    shape('M0 342H600V400H0Z', '#c9bf94') + stroke('M0 372H600M300 342V400', '#3f4a36', 2, 0.5),
    shape('M150 342L110 400H330L300 342Z', lit, 'opacity=".25"'),
    round(300, 320, 62, 6, '#000', 'opacity=".25"'),
    stroke('M300 236Q282 160 208 100M300 236Q304 150 294 80M300 236Q322 170 388 126', twig, 4),
    ...leaves.map(([x, y, size]) => round(x, y, size, size * 0.42, leaf)),
    ...blossoms.map(
      ([x, y, size]) => round(x, y, size, size * 0.86, '#e9b7b0') + round(x, y, size * 0.44, size * 0.4, '#c9655f'),
    ),
    shape('M272 232H328Q356 274 336 320H264Q244 274 272 232Z', middle),
    shape('M314 232H328Q356 274 336 320H308Q330 276 314 232Z', near, 'opacity=".55"'),
    round(300, 232, 28, 6, near),
  ].join('')
}

export function cake({ paint }: Brush) {
  const berries = [[222, 182], [252, 200], [300, 207], [348, 200], [378, 182], [346, 166], [254, 166]] as const // prettier-ignore
  return [
    table('#c9b393', '#a98f6c'),
    box(0, 0, 600, 400, paint('side')),
    round(306, 296, 190, 62, '#000', 'opacity=".2"'),
    round(300, 284, 186, 60, '#fbf8f1') + round(300, 280, 160, 48, '#eee6d8'),
    shape('M180 186V268Q300 318 420 268V186Z', '#fbf1df'),
    shape('M180 222Q300 272 420 222V238Q300 288 180 238Z', '#e7a9a0'),
    shape('M362 286Q396 280 420 268V186Q400 204 366 214Z', '#e2d2b8', 'opacity=".6"'),
    round(300, 186, 120, 40, '#fffaf0') + round(300, 186, 104, 32, '#fdf3e2'),
    ...berries.map(
      ([x, y]) => round(x, y + 6, 19, 9, '#fffdf8') + round(x, y - 4, 13, 13, '#c8423c') + round(x - 4, y - 9, 3.5, 3, '#ef9d92'), // prettier-ignore
    ),
    box(262, 172, 76, 20, '#5a2f22', 'rx="4"') + stroke('M274 182q8-8 14 0t14 0t14 0', '#f0d9b4', 2.5),
    round(300, 96, 66, 60, paint('glow')),
    box(296, 118, 8, 54, '#e9d9b8') + shape('M300 92Q312 108 300 120Q288 108 300 92Z', '#f2a73d'),
    box(508, 216, 5, 150, '#b9b2a6', 'rx="2"') + shape('M500 196h21v26q-10 12-21 0Z', '#b9b2a6'),
  ].join('')
}

export function sake({ tones: { near }, paint }: Brush) {
  const cup = (x: number, y: number) =>
    round(x + 4, y + 26, 40, 11, '#000', 'opacity=".25"') +
    shape(path`M${x - 36} ${y}Q${x - 30} ${y + 32} ${x} ${y + 32}T${x + 36} ${y}Z`, '#e9e2d3') +
    round(x, y, 36, 11, '#f8f4ea') +
    round(x, y + 1, 29, 7.5, '#dfe3d2') +
    round(x, y + 2, 11, 3, '#4a6b8a')
  return [
    table('#4a3628', '#33241a'),
    round(270, 150, 210, 150, paint('glow'), 'opacity=".5"'),
    box(128, 282, 352, 60, '#000', 'rx="10" opacity=".3"'),
    box(122, 272, 352, 58, '#5a1f1c', 'rx="10"') + box(134, 280, 328, 38, '#6d2723', 'rx="6"'),
    shape('M226 300V156Q226 128 246 112V64H284V112Q304 128 304 156V300Q265 312 226 300Z', '#31504a'),
    shape('M284 112Q304 128 304 156V300Q292 304 280 305V118Z', near, 'opacity=".5"'),
    box(242, 50, 46, 26, '#e9e2d3', 'rx="4"') + stroke('M240 78H290', '#b93a36', 4),
    box(226, 172, 78, 96, '#f4ecdc') + round(265, 202, 14, 14, '#b93a36'),
    stroke('M252 228h26M256 240h18M250 252h30', '#4d3626', 3, 0.75),
    box(236, 128, 5, 160, '#fff', 'rx="2" opacity=".18"'),
    cup(362, 268) + cup(424, 286),
    stroke('M520 330Q488 290 452 236', '#54402f', 4),
    ...([[452, 236], [470, 262], [490, 288], [462, 254], [504, 306]] as const).map(([x, y]) => round(x, y, 12, 9, '#e9b7b0') + round(x, y, 4, 3, '#c9655f')), // prettier-ignore
  ].join('')
}

export function bicycle({ tones: { far, middle, near, lit }, paint, seed }: Brush) {
  const [frame, tyre] = ['#b5553f', '#26231f']
  const wheel = (x: number) =>
    times(6, (at) => {
      const [across, down] = [Math.cos((at * Math.PI) / 6) * 66, Math.sin((at * Math.PI) / 6) * 66]
      return stroke(path`M${x - across} ${290 - down}L${x + across} ${290 + down}`, '#d9d5cc', 1.2, 0.8)
    }) +
    ring(x, 290, 70, tyre, 7) +
    ring(x, 290, 64, '#d9d5cc', 2) +
    round(x, 290, 7, 7, tyre)
  return [
    round(450, 96, 90, 80, paint('glow')) + round(450, 96, 24, 24, lit),
    ridge(206, 90, seed + 5, far) + ridge(236, 60, seed + 2, middle),
    pine(84, 300, 150, near) + pine(548, 290, 110, near),
    shape('M0 286Q300 270 600 286V400H0Z', '#cbbd9c') + shape('M0 318H600V400H0Z', '#bdac88'),
    box(0, 0, 600, 400, paint('mist')),
    round(300, 362, 190, 10, '#000', 'opacity=".22"'),
    wheel(196) + wheel(404),
    stroke('M196 290L254 186H366L288 290H196M254 186L288 290M366 186L404 290M366 186L358 150', frame, 8),
    stroke('M254 186L248 162', '#8d8378', 6) + shape('M222 152H272Q278 164 262 164H232Q220 164 222 152Z', tyre),
    stroke('M358 150H330M358 150H388Q398 152 396 164', tyre, 6),
    round(288, 290, 17, 17, tyre) + round(288, 290, 10, 10, '#d9d5cc') + stroke('M288 290L304 316', '#8d8378', 5) + box(294, 314, 24, 6, tyre, 'rx="2"'), // prettier-ignore
    shape('M378 166H446L436 216H388Z', '#a98250') + stroke('M376 166H448M382 184H442M386 202H438', '#6b4f3a', 3, 0.8),
  ].join('')
}

export function tea({ tones: { middle, near, lit }, paint }: Brush) {
  const wood = '#4d3626'
  return [
    box(0, 0, 600, 400, '#d8c9ad') + box(0, 0, 600, 400, paint('side')),
    round(300, 134, 122, 122, wood) + round(300, 134, 114, 114, paint('sky')),
    round(342, 96, 64, 60, paint('glow')) + round(342, 96, 25, 25, lit),
    shape('M191 168Q246 140 300 166T410 160A114 114 0 0 1 191 168Z', middle) + pine(252, 236, 78, near),
    stroke('M300 20V248M186 134H414', wood, 4, 0.55),
    box(0, 268, 600, 8, wood),
    shape('M0 276H600V400H0Z', '#b9ad80') + shape('M0 276H190L90 400H0ZM410 276H600V400H510Z', '#ada172'),
    stroke('M190 276L90 400M410 276L510 400', '#3f4a36', 3, 0.6),
    round(452, 268, 80, 60, paint('steam')),
    round(460, 352, 66, 15, '#000', 'opacity=".25"'),
    shape('M404 316Q398 350 424 356H496Q522 350 516 316Q500 286 460 286T404 316Z', '#2b2926') + round(460, 288, 24, 7, '#45413c'), // prettier-ignore
    stroke('M420 294Q460 236 500 294', '#2b2926', 6),
    round(282, 372, 92, 16, '#000', 'opacity=".22"'),
    shape('M196 304Q204 368 248 372H316Q360 368 368 304Z', '#5c6b63') + shape('M330 304H368Q360 368 316 372H290Q334 356 330 304Z', '#37443e', 'opacity=".6"'), // prettier-ignore
    round(282, 304, 86, 22, '#77877e') + round(282, 307, 74, 17, '#7d9a4a') + round(262, 304, 24, 5, '#a9c26e', 'opacity=".8"'), // prettier-ignore
    shape('M136 296h26l8 66h-42Z', '#d9c08a') + times(6, (at) => stroke(path`M${139 + at * 4} 300L${131 + at * 7} 360`, '#a98a52', 1.5)) + box(138, 264, 22, 34, '#c8a97c', 'rx="5"'), // prettier-ignore
  ].join('')
}
