import css from './bones.css'
import { useStyle } from './sheet.ts'

type BoneProps = { width?: string; height?: string; aspect?: string }

/** Holds the place of what is coming, in its final size. */
export function Bone({ width, height, aspect }: BoneProps) {
  useStyle(css)
  return <span className="bone" style={{ inlineSize: width, blockSize: height, aspectRatio: aspect }} />
}

/** The bones of one room of the results. Hidden from readers: LoadingBar says that something is coming. */
export function RoomBones() {
  useStyle(css)
  return (
    <div className="bones" aria-hidden="true">
      <Bone aspect="3 / 2" />
      <div className="facts-bones">
        <Bone width="70%" height="30px" />
        <Bone width="90%" />
        <Bone width="60%" />
      </div>
      <div className="row apart">
        <Bone width="45%" />
        <Bone width="96px" height="44px" />
      </div>
    </div>
  )
}
