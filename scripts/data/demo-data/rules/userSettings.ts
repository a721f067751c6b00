import { type CrossRule, when } from './rule'

export const USER_SETTINGS_RULES: readonly CrossRule[] = [
  {
    says: 'there is one row of settings, in the time zone of Toronto',
    check: ({ userSettings }) => ({
      checked: userSettings.length,
      problems: [
        ...when(userSettings.length !== 1, `there are ${userSettings.length} rows`),
        ...userSettings.flatMap(({ timeZone }) => when(timeZone !== 'America/Toronto', `it is ${timeZone}`)),
      ],
    }),
  },
]
