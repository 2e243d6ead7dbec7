import css from './skeleton.css'
import { useStylesheet } from '../styles/use-stylesheet.ts'

type SkeletonProps = { width?: string; height?: string; aspect?: string }

/** Holds the place of what is coming, in its final size. */
export function Skeleton({ width, height, aspect }: SkeletonProps) {
  useStylesheet(css)
  return <span className="bone" style={{ inlineSize: width, blockSize: height, aspectRatio: aspect }} />
}

/** The bones of one room of the results. Hidden from readers: LoadingBar says that something is coming. */
export function RoomSkeleton() {
  useStylesheet(css)
  return (
    <div className="bones" aria-hidden="true">
      <Skeleton aspect="3 / 2" />
      <div className="facts-bones">
        <Skeleton width="70%" height="30px" />
        <Skeleton width="90%" />
        <Skeleton width="60%" />
      </div>
      <div className="row apart">
        <Skeleton width="45%" />
        <Skeleton width="96px" height="44px" />
      </div>
    </div>
  )
}
