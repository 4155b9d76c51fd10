import { describe, expect, it } from 'vitest'
import { placeLabels, stack, type WantedLabel } from './place-labels.ts'
import { boxOfText, isWithin, meet } from './text-box.ts'

const SIZE = 12.5
const BOUNDS = { left: 40, right: 300, top: 0, bottom: 200 }
const label: WantedLabel = { text: 'Holding', x: 100, y: 100, dx: 6, dy: -8, anchor: 'start' }

describe('a label', () => {
  const placed = (wanted: WantedLabel, taken: Parameters<typeof placeLabels>[3] = []) =>
    placeLabels([wanted], SIZE, BOUNDS, taken)[0]

  it('stands where it is wanted while there is room', () => {
    expect(placed(label)).toEqual({ x: 106, y: 92, anchor: 'start' })
  })

  it('changes sides where it would be cut', () => {
    expect(placed({ ...label, x: 290 })).toEqual({ x: 284, y: 92, anchor: 'end' })
    expect(placed({ ...label, y: 5 })).toEqual({ x: 106, y: 13, anchor: 'start' })
  })

  it('changes sides where something stands already', () => {
    const above = { left: 110, right: 120, top: 80, bottom: 96 }
    expect(placed(label, [above])).toEqual({ x: 94, y: 92, anchor: 'end' })
  })

  it('stands aside of a line through what it names, where it would stand across it', () => {
    const line = { left: 98, right: 102, top: 0, bottom: 200 }
    const place = placed({ ...label, dx: 0, dy: 18, anchor: 'middle' }, [line])
    expect(place).toEqual({ x: 106, y: 118, anchor: 'start' })
  })

  it('is moved inside where it fits on no side', () => {
    const place = placed({ ...label, x: 300, dx: 0, anchor: 'middle' })
    const box = place && boxOfText(label.text, SIZE, { ...place, isCentral: true })
    expect(box?.right).toBeCloseTo(BOUNDS.right, 9)
  })
})

it('labels that want the same place stay inside and apart', () => {
  for (let x = 40; x <= 300; x += 13) {
    for (let y = 0; y <= 200; y += 10) {
      const texts = ['Holding', 'With fees', '−98,327 Y', 'Memoryless']
      const wanted = texts.map(text => ({ ...label, text, x, y }))
      const places = placeLabels(wanted, SIZE, BOUNDS, [])
      const boxes = places.map((place, index) =>
        boxOfText(texts[index] ?? '', SIZE, { ...place, isCentral: true }),
      )
      const slack = { left: 39.99, right: 300.01, top: -0.01, bottom: 200.01 }
      expect(boxes.every(box => isWithin(box, slack))).toBe(true)
      const pairs = boxes.flatMap((box, index) => boxes.slice(index + 1).map(other => [box, other]))
      expect(pairs.filter(([one, other]) => one && other && meet(one, other))).toEqual([])
    }
  }
})

describe('a column of names', () => {
  it.each([
    ['apart already', [10, 40, 90], [10, 40, 90]],
    ['on one another', [50, 50, 50], [50, 65, 80]],
    ['at the foot', [95, 98, 100], [70, 85, 100]],
    ['above the top', [-5, 0, 30], [0, 15, 30]],
    ['with the last pushed down to the foot', [80, 82, 84], [70, 85, 100]],
  ])('%s', (_, wanted, heights) => {
    expect(stack(wanted, 15, { top: 0, bottom: 100 })).toEqual(heights)
  })
})
