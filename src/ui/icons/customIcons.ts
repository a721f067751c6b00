/** Drawings that lucide does not have, or changed after the screens were drawn; each is one path on a 24 by 24 grid. */

/** The brake warning light of a car. */
export const brake = 'M12 6v7M12 17v.01M5.5 4.5a11 11 0 0 0 0 15M18.5 4.5a11 11 0 0 1 0 15'
export const calendar =
  'M8 2v4M16 2v4M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM3 10h18'
export const camera =
  'M14.5 4h-5L7 7H4a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-3l-2.5-3zM9 13a3 3 0 1 0 6 0a3 3 0 1 0 -6 0'
export const circleQuestionMark =
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5M12 17h.01'
export const end = 'M7 5h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2H7a2 2 0 0 1 -2 -2V7a2 2 0 0 1 2 -2z'
export const follow =
  'M12 2v3M12 19v3M2 12h3M19 12h3M5 12a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M10.5 12a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0'
export const fuel =
  'M3 22h12M4 9h10M14 22V4a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v18M14 13h2a2 2 0 0 1 2 2v2a2 2 0 0 0 4 0V9.83a2 2 0 0 0-.59-1.42L18 5'
export const grouped = 'M12 3 3 8l9 5 9-5zM3 13l9 5 9-5'
export const grip = 'M5 9h14M5 15h14'
export const idle = 'M9 6v12M15 6v12'
export const list = 'M8 6h13M8 12h13M8 18h13M3 6h.01M3 12h.01M3 18h.01'
export const megaphone = 'M3 11l18-5v12L3 14v-3zM11.6 16.8a3 3 0 1 1-5.8-1.6'
export const megaphoneOff =
  'M9.26 9.26 3 11v3l14.14 3.14M21 15.34V6l-7.31 2.03M11.6 16.8a3 3 0 1 1-5.8-1.6M2 2l20 20'
export const moon = 'M12 3a6 6 0 0 0 9 9 9 9 0 1 1-9-9z'
export const next = 'M5 4l10 8-10 8zM19 5v14'
export const parking = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M9 17V7h4a3 3 0 0 1 0 6H9'
export const pause = 'M7 5h3v14H7zM14 5h3v14h-3z'
export const play = 'M7 4l13 8-13 8z'
export const previous = 'M19 20L9 12l10-8zM5 19V5'
export const route =
  'M3 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M12 19h4.5a3.5 3.5 0 0 0 0-7h-8a3.5 3.5 0 0 1 0-7H12'
export const sliders = 'M4 21v-7M4 10V3M12 21v-9M12 8V3M20 21v-5M20 12V3M2 14h4M10 8h4M18 16h4'
export const star =
  'M12 2.5l2.94 5.96 6.56.95-4.75 4.63 1.12 6.54L12 17.49l-5.87 3.09 1.12-6.54L2.5 9.41l6.56-.95z'
export const start = 'M5 12a7 7 0 1 0 14 0a7 7 0 1 0 -14 0'
export const wrench =
  'M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.77-3.77a6 6 0 0 1-7.94 7.94l-6.91 6.91a2.12 2.12 0 0 1-3-3l6.91-6.91a6 6 0 0 1 7.94-7.94l-3.76 3.76z'
export const zap =
  'M4 14a1 1 0 0 1-.78-1.63l9.9-10.2a.5.5 0 0 1 .86.46l-1.92 6.02A1 1 0 0 0 13 10h7a1 1 0 0 1 .78 1.63l-9.9 10.2a.5.5 0 0 1-.86-.46l1.92-6.02A1 1 0 0 0 11 14z'
