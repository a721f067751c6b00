import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useState } from 'react'
import { buttonClass } from '../../../ui/controls/buttonClass'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './PickPicture.module.css'
import { type PictureProblem, readPicture } from './readPicture'

const PROBLEMS: Record<PictureProblem, MessageDescriptor> = {
  noPicture: msg`This file is not a picture. Choose a photo of the receipt.`,
  tooLarge: msg`This picture is larger than 25 MB. Choose a smaller one.`,
  unreadable: msg`This picture could not be read. Choose another one.`,
}

export interface PickPictureProps {
  /** What the button says. */
  children: string
  onPicture: (picture: string) => unknown
}

/** A button that takes a picture from the device, or by its camera; says why one cannot be used. */
export function PickPicture({ children, onPicture }: PickPictureProps) {
  const { _ } = useCatalog()
  const [problem, setProblem] = useState<PictureProblem | null>(null)
  const [reading, setReading] = useState(false)
  const read = async (file: File) => {
    setReading(true)
    setProblem(null)
    const outcome = await readPicture(file)
    setReading(false)
    if ('problem' in outcome) setProblem(outcome.problem)
    else await onPicture(outcome.picture)
  }
  return (
    <div className={styles.pick}>
      <label className={`${buttonClass('soft')} ${styles.button}`}>
        <Icon path={ICONS.camera} />
        {children}
        <input
          type="file"
          accept="image/*"
          className="visually-hidden"
          disabled={reading}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) void read(file)
            // Clears the input, so that the same file can be chosen again.
            event.target.value = ''
          }}
        />
      </label>
      {problem && (
        <p className={styles.problem} role="alert">
          <Icon path={ICONS.circleAlert} size={16} />
          <span>{_(PROBLEMS[problem])}</span>
        </p>
      )}
    </div>
  )
}
