import styles from './InstallPictures.module.css'

/** Share icon as in iPadOS: a box with an arrow out of it, on a 24 by 24 grid. */
const SHARE = 'M8.5 10H6.5V21H17.5V10H15.5M12 15V3.5M8.5 7L12 3.5L15.5 7'
const ADD =
  'M7 4.5H17Q19.5 4.5 19.5 7V17Q19.5 19.5 17 19.5H7Q4.5 19.5 4.5 17V7Q4.5 4.5 7 4.5ZM12 8.5V15.5M8.5 12H15.5'
const PIN =
  'M20 3C10.6 3 3 10.5 3 19.8C3 30.6 12.6 37.6 18.2 44.1C19.2 45.2 20.8 45.2 21.8 44.1C27.4 37.6 37 30.6 37 19.8C37 10.5 29.4 3 20 3Z'

/** Safari's toolbar with Share circled. It has no text, because the instructions beside it are translated. */
export function SharePicture() {
  return (
    <svg viewBox="0 0 200 120" className={styles.picture} aria-hidden="true">
      <rect x="0.5" y="16.5" width="199" height="120" rx="12" className={styles.sheet} />
      <rect x="14" y="28" width="18" height="6" rx="3" className={styles.faint} />
      <rect x="44" y="24" width="100" height="15" rx="7.5" className={styles.faint} />
      <circle cx="166" cy="32" r="17" className={styles.ring} />
      <path d={SHARE} transform="translate(154 20)" className={styles.glyph} />
      <rect x="14" y="62" width="84" height="9" rx="4.5" className={styles.faint} />
      <rect x="14" y="80" width="120" height="7" rx="3.5" className={styles.fainter} />
      <rect x="14" y="95" width="104" height="7" rx="3.5" className={styles.fainter} />
    </svg>
  )
}

/** The Share sheet with Add to Home Screen circled. */
export function AddPicture() {
  return (
    <svg viewBox="0 0 200 120" className={styles.picture} aria-hidden="true">
      <rect x="24.5" y="6.5" width="151" height="130" rx="14" className={styles.sheet} />
      <rect x="40" y="22" width="62" height="7" rx="3.5" className={styles.fainter} />
      <path d="M36 40H164M36 88H164" className={styles.rule} />
      <rect x="30" y="47" width="140" height="34" rx="10" className={styles.ring} />
      <rect x="42" y="60" width="78" height="8" rx="4" className={styles.strong} />
      <path d={ADD} transform="translate(138 52)" className={styles.glyph} />
      <rect x="42" y="99" width="58" height="7" rx="3.5" className={styles.fainter} />
      <rect x="146" y="96" width="13" height="13" rx="4" className={styles.fainter} />
    </svg>
  )
}

/** The iPadOS dialog with the switch on. */
export function SwitchPicture() {
  return (
    <svg viewBox="0 0 200 120" className={styles.picture} aria-hidden="true">
      <rect x="24.5" y="6.5" width="151" height="130" rx="14" className={styles.sheet} />
      <rect x="136" y="14" width="28" height="15" rx="7.5" className={styles.accent} />
      <path d="M36 37H164M36 80H164" className={styles.rule} />
      <rect x="40" y="45" width="27" height="27" rx="7" className={styles.accent} />
      <path d={PIN} transform="translate(45.5 48.5) scale(0.42)" className={styles.onAccent} />
      <rect x="78" y="50" width="62" height="7" rx="3.5" className={styles.strong} />
      <rect x="78" y="62" width="42" height="6" rx="3" className={styles.fainter} />
      <rect x="30" y="84" width="140" height="31" rx="10" className={styles.ring} />
      <rect x="42" y="96" width="66" height="7" rx="3.5" className={styles.strong} />
      <rect x="128" y="91" width="32" height="18" rx="9" className={styles.on} />
      <circle cx="151" cy="100" r="7" className={styles.knob} />
    </svg>
  )
}
