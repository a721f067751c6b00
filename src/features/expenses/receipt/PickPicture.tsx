import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useState } from 'react'
import { buttonClass } from '../../../ui/controls/buttonClass'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './PickPicture.module.css'

const PROBLEMS: Record<PictureProblem, MessageDescriptor> = {
  noPicture: msg`This file is not a picture. Choose a photo of the receipt.`,
  tooLarge: msg`This picture is larger than 25 MB. Choose a smaller one.`,
  unreadable: msg`This picture could not be read. Choose another one.`,
}

export interface PickPictureProps {
  children: string
  onPicture: (picture: string) => unknown
}

/** A button that takes a picture from the device or its camera, and shows why one cannot be used. */
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

/** Longest edge of a stored picture in pixels: a receipt stays readable, and its row small. */
const LONGEST_EDGE = 1400
const JPEG_QUALITY = 0.72
/** A larger file is not a photo of a receipt, and decoding it can crash the page on a tablet. */
const MOST_BYTES = 25 * 1024 * 1024

type PictureProblem = 'noPicture' | 'tooLarge' | 'unreadable'

/**
 * Reads a picture file on the device as a small JPEG data URL. It is redrawn, which removes the place and time of
 * the photo.
 */
async function readPicture(file: File): Promise<{ picture: string } | { problem: PictureProblem }> {
  if (!file.type.startsWith('image/')) return { problem: 'noPicture' }
  if (file.size > MOST_BYTES) return { problem: 'tooLarge' }
  try {
    const image = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST_EDGE / Math.max(image.width, image.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(image.width * scale))
    canvas.height = Math.max(1, Math.round(image.height * scale))
    const pen = canvas.getContext('2d')
    if (!pen) return { problem: 'unreadable' }
    // A transparent picture gets a white background.
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(image, 0, 0, canvas.width, canvas.height)
    image.close()
    return { picture: canvas.toDataURL('image/jpeg', JPEG_QUALITY) }
  } catch {
    return { problem: 'unreadable' }
  }
}
