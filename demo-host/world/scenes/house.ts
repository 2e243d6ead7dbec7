import { box, path, pine, round, shape, stroke, times, type Brush } from './brush.ts'

// What a house has beside its rooms: a bath of wood, its corridors, its table in the evening.

export function bath({ tones: { far, middle, near, lit }, paint }: Brush) {
  const [wood, dark, stone] = ['#b98f63', '#7b5838', '#5c6260']
  return [
    box(0, 0, 600, 400, '#d9c4a0'),
    times(11, (at) => box(at * 58, 0, 2, 262, dark, 'opacity=".25"')),
    box(110, 34, 380, 176, paint('sky')),
    shape('M110 160Q190 110 270 150T420 138T490 152V210H110Z', far),
    pine(200, 210, 120, middle) + pine(392, 210, 124, near) + pine(310, 210, 90, near),
    box(106, 28, 388, 8, dark) + box(106, 208, 388, 8, dark) + box(104, 28, 6, 188, dark) + box(490, 28, 6, 188, dark),
    box(297, 34, 5, 176, dark),
    box(0, 262, 600, 138, stone),
    times(5, (at) => stroke(path`M0 ${290 + at * 26}H600`, near, 2, 0.3)),
    times(8, (at) => stroke(path`M${at * 86} 262L${at * 86 - 40} 400`, near, 2, 0.2)),
    shape('M120 244H480L520 372H80Z', wood),
    shape('M140 252H460L484 300H116Z', paint('water')),
    stroke('M170 270H300M330 284H440M150 290H210', lit, 2, 0.55),
    times(6, (at) => stroke(path`M${104 + at * 78} 308L${96 + at * 82} 370`, dark, 2, 0.5)),
    shape('M120 244H480L486 254H114Z', '#d3ab7b'),
    round(230, 226, 90, 44, paint('steam')) + round(370, 214, 110, 50, paint('steam')),
    box(520, 300, 54, 58, wood, 'rx="4"') + box(516, 312, 62, 4, dark) + box(516, 340, 62, 4, dark),
    round(52, 250, 80, 66, paint('glow')) + box(36, 226, 32, 48, '#fbe9c4', 'rx="3"'),
  ].join('')
}

export function corridor({ tones: { top, middle, near, lit }, paint }: Brush) {
  const [wood, dark, paper] = ['#8a6546', '#4a3424', '#f3e8d2']
  const panel = (side: number, away: number, next: number) => {
    const [x, farther] = [300 + side * away, 300 + side * next]
    const [low, high] = [150 + away * 0.62, 190 - away * 0.5]
    const [farLow, farHigh] = [150 + next * 0.62, 190 - next * 0.5]
    return (
      shape(path`M${x} ${high}L${farther} ${farHigh}L${farther} ${farLow}L${x} ${low}Z`, paper) +
      stroke(path`M${x} ${high}L${x} ${low}M${x} ${(high + low) / 2}L${farther} ${(farHigh + farLow) / 2}`, dark, 3)
    )
  }
  const lamp = (x: number, y: number, size: number) =>
    round(x, y, size * 3, size * 2.6, paint('glow')) +
    box(x - size * 0.6, y - size, size * 1.2, size * 2, '#fbe9c4', 'rx="3"') +
    box(x - size * 0.7, y + size, size * 1.4, size * 0.2, dark)
  return [
    box(0, 0, 600, 400, '#cdb896'),
    shape('M0 0H600L352 164H248Z', dark),
    shape('M0 400H600L352 220H248Z', wood),
    times(7, (at) => stroke(path`M${at * 100} 400L${248 + at * 17.3} 220`, dark, 2, 0.35)),
    shape('M210 400H390L322 220H278Z', lit, 'opacity=".3"'),
    [300, 190, 118].map((away, at) => panel(-1, away, [190, 118, 70][at] ?? 0) + panel(1, away, [190, 118, 70][at] ?? 0)).join(''), // prettier-ignore
    box(248, 150, 104, 74, paint('sky')),
    shape('M248 200Q276 180 300 192T352 188V224H248Z', middle),
    pine(326, 224, 50, near),
    box(246, 146, 108, 5, dark) + box(298, 150, 4, 74, dark) + box(246, 222, 108, 4, dark),
    lamp(150, 300, 24) + lamp(450, 300, 24) + lamp(214, 244, 13) + lamp(386, 244, 13),
    shape('M0 0H600L560 26H40Z', top, 'opacity=".25"'),
  ].join('')
}

export function dinner({ tones: { lit }, paint }: Brush) {
  const bowl = (x: number, y: number, size: number, lacquer: string, food: string) =>
    round(x + 5, y + 8, size, size * 0.78, '#000', 'opacity=".3"') +
    round(x, y, size, size * 0.78, lacquer) +
    round(x, y - size * 0.06, size * 0.82, size * 0.6, food)
  const leaves = [
    [300, 96],
    [328, 108],
    [282, 116],
  ] as const
  return [
    box(0, 0, 600, 400, '#3b2a22'),
    times(6, (at) => box(0, at * 70, 600, 2, '#291c16', 'opacity=".7"')),
    round(300, 40, 320, 150, paint('glow')),
    box(84, 60, 432, 290, '#000', 'rx="10" opacity=".35"'),
    box(78, 50, 432, 288, '#5a1f1c', 'rx="10"') + box(90, 62, 408, 264, '#6d2723', 'rx="6"'),
    bowl(166, 130, 54, '#1a1210', '#d9b98a') + round(150, 124, 12, 8, '#c2553c') + round(182, 132, 14, 8, '#7d8f4e'),
    box(238, 78, 124, 74, '#22302f', 'rx="6"') + box(246, 86, 108, 58, '#30423f', 'rx="4"'),
    ...leaves.map(([x, y]) => round(x, y, 16, 9, '#f1d7c9') + stroke(path`M${x - 12} ${y}h24`, '#d98a7b', 3)),
    bowl(436, 130, 46, '#e7dfd0', '#a9b77c') + round(436, 124, 12, 9, '#e2b04d'),
    bowl(170, 258, 60, '#e9e2d3', '#fdfbf5') + times(14, (at) => round(170 + Math.cos(at * 2.4) * at * 2.4, 252 + Math.sin(at * 2.4) * at * 1.7, 5, 3, '#efe9dc')), // prettier-ignore
    bowl(300, 250, 46, '#8d8378', '#b5764a') + stroke('M280 244q20-10 40 2', '#5d3a22', 4),
    bowl(430, 256, 56, '#1b1312', '#9c6a3b') + round(418, 248, 12, 8, '#f1e6cf') + round(446, 256, 10, 7, '#6f8d4a'),
    box(214, 306, 172, 4, '#c8a97c', 'rx="2"') + box(214, 314, 172, 4, '#c8a97c', 'rx="2"'),
    round(548, 96, 60, 60, paint('glow')) + round(548, 96, 18, 24, lit),
    box(24, 150, 26, 60, '#e6ddcb', 'rx="10"') + round(37, 236, 16, 12, '#e6ddcb'),
  ].join('')
}
