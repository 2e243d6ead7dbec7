import { box, path, round, shape, stroke, times, windows, type Brush } from './brush.ts'
import { garden } from './outdoors.ts'

const outside = (brush: Brush, x: number, y: number, width: number, height: number) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice">${box(0, 0, 600, 400, brush.paint('sky'))}${garden(brush)}</svg>`

export function tatami(brush: Brush) {
  const { tones, paint } = brush
  const [wood, paper, mat, otherMat] = ['#6b4f3a', '#f6efe0', '#c9bf94', '#bdb285']
  const screens = [26, 450].map((x) =>
    [
      box(x, 60, 124, 196, paper),
      box(x, 60, 124, 196, paint('side')),
      times(4, (at) => box(x + at * 41, 60, 2.5, 196, wood, 'opacity=".8"')),
      times(4, (at) => box(x, 99 + at * 39, 124, 2, wood, 'opacity=".8"')),
    ].join(''),
  )
  return [
    box(0, 0, 600, 400, '#e9dfcb'),
    box(0, 0, 600, 46, '#d9cbb0'),
    box(0, 44, 600, 6, wood),
    outside(brush, 150, 64, 300, 186),
    box(150, 60, 300, 4, wood),
    box(150, 246, 300, 16, '#a98a68'),
    box(150, 253, 300, 1.5, wood, 'opacity=".5"'),
    box(0, 260, 600, 3, wood),
    ...screens,
    box(148, 60, 4, 196, wood),
    box(448, 60, 4, 196, wood),
    shape('M0 262H600V400H0Z', mat),
    shape('M0 262H130L40 400H0ZM300 262H450L520 400H280Z', otherMat),
    stroke('M130 262L40 400M300 262L280 400M450 262L520 400M0 306H600', '#3f4a36', 3, 0.75),
    shape('M150 258L90 400H330L300 258Z', tones.lit, 'opacity=".22"'),
    shape('M206 318H402L424 340H184Z', '#5a3a29'),
    shape('M184 340H424V348H184ZM198 348h9v26h-9ZM402 348h9v26h-9Z', '#432a1e'),
    shape('M112 340H172L164 366H92ZM436 340H496L518 366H446Z', tones.near, 'opacity=".9"'),
    round(304, 322, 15, 5, '#f4efe6'),
    box(294, 310, 20, 12, '#f4efe6', 'rx="4"'),
    round(356, 328, 9, 3.5, '#d8ccb8') + round(262, 330, 9, 3.5, '#d8ccb8'),
    round(530, 268, 60, 34, paint('glow')),
    box(512, 236, 38, 46, '#fbe9c4', 'rx="3"'),
    box(510, 232, 42, 4, wood) + box(510, 282, 42, 4, wood),
  ].join('')
}

export function suite({ tones: { far, middle, near, lit }, paint }: Brush) {
  const towers = [
    [70, 120, 46],
    [124, 90, 36],
    [166, 140, 50],
    [224, 70, 44],
    [276, 116, 40],
    [322, 96, 34],
    [364, 134, 52],
    [424, 82, 42],
    [474, 124, 56],
  ] as const
  return [
    box(40, 30, 520, 250, paint('sky')),
    ...towers.map(([x, y, width], at) => box(x, y + 20, width, 260 - y, at % 2 ? far : middle)),
    ...towers.map(([x, y, width], at) => windows(x, y + 20, width, 240 - y, at, lit)),
    box(0, 0, 600, 32, near) + box(0, 0, 44, 300, near) + box(556, 0, 44, 300, near) + box(40, 272, 520, 10, near),
    box(212, 30, 5, 246, near) + box(386, 30, 5, 246, near),
    shape('M44 30H96Q84 160 100 276H44ZM556 30H504Q516 160 500 276H556Z', middle, 'opacity=".96"'),
    box(0, 280, 600, 120, '#2c2622'),
    shape('M0 330H600V400H0Z', '#231e1b'),
    round(470, 250, 130, 90, paint('glow')),
    shape('M150 300Q150 280 176 280H430Q452 280 452 300V372H150Z', '#efe7da'),
    shape('M150 322H452V376Q300 392 150 376Z', '#d9cdbb'),
    shape('M150 338H452V352H150Z', '#8a4b38'),
    box(176, 264, 108, 34, '#fbf6ec', 'rx="10"') + box(302, 264, 108, 34, '#f4ecdd', 'rx="10"'),
    box(488, 288, 46, 70, '#3a302a') + box(66, 300, 46, 60, '#3a302a'),
    shape('M490 250H532L522 222H500Z', lit) + box(509, 250, 4, 38, '#d9c7a6'),
    round(89, 294, 10, 7, middle) + shape('M89 292Q80 262 96 248Q98 274 89 292Z', '#6f8d74'),
  ].join('')
}

export function twin({ tones: { far, middle, lit }, paint }: Brush) {
  const wood = '#7b5d44'
  const bed = (x: number) =>
    [
      shape(path`M${x} 286H${x + 190}L${x + 206} 376H${x - 16}Z`, '#f5f0e6'),
      shape(path`M${x - 7} 326H${x + 197}L${x + 206} 376H${x - 16}Z`, '#e3d9c8'),
      shape(path`M${x - 9} 338H${x + 199}L${x + 202} 354H${x - 12}Z`, middle),
      box(x + 22, 262, 64, 30, '#fff', 'rx="9"') + box(x + 104, 262, 64, 30, '#fbf7ef', 'rx="9"'),
      shape(path`M${x - 16} 376H${x + 206}V392H${x - 16}Z`, '#5d4634'),
    ].join('')
  return [
    box(0, 0, 600, 400, '#ece4d6'),
    box(120, 40, 360, 180, paint('sky')),
    shape('M120 150H480V220H120Z', paint('water')),
    shape('M120 152Q200 128 268 148T400 142T480 150V156H120Z', far),
    stroke('M120 176H480', lit, 1, 0.6),
    box(116, 36, 368, 5, wood) + box(116, 218, 368, 6, wood) + box(298, 40, 4, 180, wood),
    shape('M84 30H150Q138 140 152 246H84ZM516 30H450Q462 140 448 246H516Z', '#faf6ee', 'opacity=".93"'),
    box(0, 236, 600, 24, '#8b6a4e') + box(0, 258, 600, 142, '#c9b393'),
    shape('M0 330H600V400H0Z', '#bda583'),
    shape('M140 258L60 400H360L330 258Z', lit, 'opacity=".3"'),
    bed(76) + bed(336),
    box(280, 276, 40, 54, '#6b4f3a'),
    round(300, 248, 56, 40, paint('glow')),
    shape('M284 262H316L308 236H292Z', '#fff3d8'),
  ].join('')
}

export function lobby(brush: Brush) {
  const { tones, paint } = brush
  const [wood, dark] = ['#8a6546', '#4d3626']
  const lamp = (x: number, y: number) =>
    box(x - 1, 0, 2, y - 20, dark) +
    round(x, y, 66, 56, paint('glow')) +
    round(x, y, 25, 18, '#f9ead0') +
    round(x, y, 25, 5, '#e4cfa9')
  const chair = (x: number, side: number) =>
    [
      shape(path`M${x} 352V304Q${x} 292 ${x + side * 14} 292H${x + side * 64}V352Z`, tones.middle),
      shape(path`M${x - side * 4} 326H${x + side * 76}V360H${x - side * 4}Z`, tones.near),
      box(Math.min(x, x + side * 66), 358, 6, 18, dark) + box(Math.min(x + side * 60, x + side * 66), 358, 6, 18, dark),
    ].join('')
  return [
    box(0, 0, 600, 400, '#dccfb9'),
    times(15, (at) => box(at * 42, 0, 3, 250, '#c9b899')),
    outside(brush, 150, 56, 300, 176),
    box(146, 50, 308, 6, wood) + box(146, 230, 308, 8, wood) + box(248, 56, 4, 176, wood) + box(348, 56, 4, 176, wood),
    box(146, 56, 4, 176, wood) + box(450, 56, 4, 176, wood),
    box(0, 248, 600, 8, wood),
    shape('M0 256H600V400H0Z', '#b69a78'),
    stroke('M0 292H600M0 336H600M220 256L140 400M380 256L460 400', dark, 1.5, 0.22),
    shape('M156 256L110 400H490L444 256Z', tones.lit, 'opacity=".26"'),
    chair(92, 1) + chair(508, -1),
    round(300, 352, 70, 15, dark) + round(300, 347, 70, 15, '#a67c58') + box(294, 352, 12, 34, dark),
    round(300, 336, 13, 9, tones.near) +
      stroke('M300 330Q286 296 266 286M300 330Q304 292 326 270M300 330Q316 304 338 302', dark, 2.5),
    ...(
      [
        [266, 285],
        [280, 296],
        [326, 270],
        [318, 286],
        [338, 302],
      ] as const
    ).map(([x, y]) => round(x, y, 6, 5, '#d98a7b')),
    lamp(196, 76) + lamp(300, 52) + lamp(404, 76),
  ].join('')
}

export function breakfast({ paint }: Brush) {
  const dish = (x: number, y: number, size: number, rim: string, food: string) =>
    round(x + 4, y + 6, size, size, '#000', 'opacity=".22"') +
    round(x, y, size, size, rim) +
    round(x, y, size * 0.82, size * 0.82, food)
  const omelette = [
    ['#f5cf55', 274],
    ['#f2c646', 296],
    ['#f5cf55', 318],
  ] as const
  return [
    box(0, 0, 600, 400, '#b79f7d'),
    times(7, (at) => box(0, at * 60, 600, 1.5, '#8f7857', 'opacity=".5"')),
    box(0, 0, 600, 400, paint('side')),
    box(70, 44, 460, 318, '#000', 'rx="14" opacity=".25"') +
      box(66, 36, 460, 318, '#2a1d1a', 'rx="12"') +
      box(76, 46, 440, 298, '#3a2622', 'rx="8"'),
    dish(166, 262, 62, '#e9e2d3', '#fdfbf5'),
    times(26, (at) => round(166 + Math.cos(at * 2.4) * at * 1.7, 262 + Math.sin(at * 2.4) * at * 1.7, 5, 3, '#f3eee2')),
    dish(408, 270, 60, '#1b1312', '#a8713c'),
    round(394, 262, 12, 9, '#f1e6cf') + round(424, 282, 10, 8, '#f1e6cf'),
    stroke('M388 284q10-8 20 0t20-2', '#4f6b45', 5),
    shape('M212 104H412V186H212Z', '#33524f') + shape('M218 110H406V180H218Z', '#456863'),
    shape('M232 152Q290 112 384 138L398 130V158L384 152Q300 182 232 152Z', '#d9a679'),
    stroke('M252 150Q300 128 366 142', '#b5764a', 3),
    round(248, 124, 10, 10, '#f4d663'),
    dish(126, 128, 42, '#d8cdb8', '#8f9e78'),
    stroke('M106 128q10-14 20 0t20 0', '#58703f', 7),
    dish(474, 120, 38, '#f0e9dc', '#e2574c') + round(474, 120, 14, 14, '#b93a36'),
    box(268, 214, 74, 42, '#efe6d4', 'rx="4"'),
    ...omelette.map(([egg, x]) => box(x, 220, 18, 30, egg, 'rx="3"')),
    dish(288, 304, 27, '#cfd6cf', '#7f9a5c'),
    box(226, 332, 150, 4, '#c8a97c', 'rx="2"') + box(226, 340, 150, 4, '#c8a97c', 'rx="2"'),
    dish(560, 330, 44, '#59656a', '#a9b77c'),
  ].join('')
}
