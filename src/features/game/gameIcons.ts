/** Icons of the game, which is not part of the kit: one path on a 24 by 24 grid each. */
export const GAME_ICONS = {
  sound: 'M4 9v6h4l5 4V5L8 9zM17 8.5a5 5 0 0 1 0 7M19.5 6a8.5 8.5 0 0 1 0 12',
  silent: 'M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5',
  noClock: 'M7 8.5a3.5 3.5 0 1 0 0 7c3.5 0 6.5-7 10-7a3.5 3.5 0 1 1 0 7c-3.5 0-6.5-7-10-7z',
  fence: 'M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9z',
  play: 'M7 4l13 8-13 8z',
  trophy: 'M7 4h10v6a5 5 0 0 1-10 0zM7 6H4v1a4 4 0 0 0 3.2 3.9M17 6h3v1a4 4 0 0 1-3.2 3.9M12 15v5M8 20h8',
  flame: 'M12 3q1 4 4 6.5t3 5.5a1 1 0 0 1-14 0a5 5 0 0 1 1-3a1 1 0 0 0 5 0c0-2-1.5-3-1.5-5q0-2 2.5-4',
  finger:
    'M9 15V5a1.5 1.5 0 0 1 3 0v6M12 10.5a1.5 1.5 0 0 1 3 0V12M15 11.5a1.5 1.5 0 0 1 3 0v4.5a6 6 0 0 1-6 6h-1a6 6 0 0 1-4.8-2.4L4 16.6a1.5 1.5 0 0 1 2.3-1.9L9 17',
  ticket: 'M3 9V6h18v3a3 3 0 0 0 0 6v3H3v-3a3 3 0 0 0 0-6zM14 6v2M14 11v2M14 16v2',
  backspace: 'M9 5h12v14H9l-7-7zM12.5 9.5l5 5M17.5 9.5l-5 5',
} as const
