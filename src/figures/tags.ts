import { ConstantProductIsland } from './constant-product/constant-product-island.tsx'
import { figureTag } from './kit/figure-tag.tsx'

/** The tags that place figures. */
export const tags = {
  ConstantProductFigure: figureTag('constant-product', ConstantProductIsland),
}
