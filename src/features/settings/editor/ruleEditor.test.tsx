import 'fake-indexeddb/auto'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useNavigate,
  useParams,
} from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Locale } from '#domain/base/locale'
import type { NotificationRule } from '#domain/notifications/notificationRule'
import { RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import { RULE_TYPES, type RuleType, ruleTypeOf } from '#domain/notifications/ruleType'
import { aDriver } from '#domain/testing/people'
import { aVehicle } from '#domain/testing/vehicle'
import { withDatabase } from '../../../data/core/databaseConnection'
import { freshRows, seedRows } from '../../../data/testing/rows'
import { onSessionEvent } from '../../../session/events'
import { wishToStartOver } from '../../../session/unsaved'
import { setLocale } from '../../../state/locale'
import { resetVisitState } from '../../../state/visit'
import { clearToasts, currentToast } from '../../../ui/feedback/toast'
import { inLanguage } from '../../../ui/testing/renderIn'
import { RuleEditorScreen } from './RuleEditorScreen'
import { RuleTypeChooser } from './RuleTypeChooser'

const NAME = { en: 'Stored', 'es-MX': 'Guardada', 'fr-CA': 'Enregistrée' }
const ruleOf = (id: string, type: RuleType, change: object = {}) =>
  ({
    ...RULE_DEFAULTS,
    id,
    type,
    name: NAME,
    lastUpdated: { daysAgo: 9, minuteOfDay: 600 },
    toggles: { ...RULE_DEFAULTS.toggles, brake: true },
    maintenanceConditions: {
      ...RULE_DEFAULTS.maintenanceConditions,
      mileage: { ...RULE_DEFAULTS.maintenanceConditions.mileage, enabled: true },
    },
    ...change,
  }) as unknown as NotificationRule

const stored = () => withDatabase((db) => db.customNotifications.toArray())
const storedOne = async (id: string) => (await stored()).find((rule) => rule.id === id)

/** Types that need no map, each with one of its rules. */
const TYPES = Object.values(RULE_TYPES).filter((type) => type !== RULE_TYPES.geofence)
const idOf = (type: RuleType) => String(20 + type)

beforeEach(async () => {
  clearToasts()
  resetVisitState()
  setLocale('en')
  await freshRows({
    customNotifications: [
      ...TYPES.map((type) => ruleOf(idOf(type), type)),
      ruleOf('40', RULE_TYPES.vehicleUtilization, { section: 'dealer' }),
      ruleOf('41', RULE_TYPES.vehicleUtilization, {
        allVehicles: false,
        selectedVehicles: ['v-1', 'v-9'],
      }),
    ],
    vehicles: [aVehicle({ id: 'v-1', label: 'Unit 1' }), aVehicle({ id: 'v-2', label: 'Unit 2' })],
    users: [aDriver()],
    vehicleDays: [],
  })
})

function EditorRoute() {
  const { type, editing } = useParams({ strict: false }) as { type?: string; editing?: string }
  const navigate = useNavigate()
  const edited = ruleTypeOf(type)
  if (edited === null) return <RuleTypeChooser isUnknown={type !== undefined} />
  const show = (id: string | null) => void navigate({ to: `/7/set/${type}/${id ?? ''}` as never })
  return (
    <RuleEditorScreen
      type={edited}
      id={editing ?? null}
      onShow={show}
      onList={() => navigate({ to: '/7' as never })}
    />
  )
}

async function open(address: string, locale: Locale = 'en') {
  setLocale(locale)
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/7', component: () => <p>the list</p> }),
      createRoute({
        getParentRoute: () => root,
        path: '/7/set/{-$type}/{-$editing}',
        component: EditorRoute,
      }),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await router.load()
  const view = render(<RouterProvider router={router} />, { wrapper: inLanguage(locale) })
  return { router, ...view }
}

const WORDS: Record<Locale, { name: string; create: string; save: string }> = {
  en: { name: 'Name', create: 'Create notification', save: 'Save changes' },
  'en-CA': { name: 'Name', create: 'Create notification', save: 'Save changes' },
  'es-MX': { name: 'Nombre', create: 'Crear notificación', save: 'Guardar cambios' },
  'fr-CA': { name: 'Nom', create: 'Créer la notification', save: 'Enregistrer' },
}
const LANGUAGES = Object.keys(WORDS) as Locale[]
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const nameField = (name = 'Name') => screen.findByRole<HTMLInputElement>('textbox', { name })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

describe.each(TYPES.map((one, at) => ({ one, locale: LANGUAGES[at % 4] ?? 'en' })))(
  'a rule of type $one, in $locale',
  ({ one, locale }) => {
    const words = WORDS[locale]

    it('is created with the next id, in-app on and email off (docs/rules.md SE-17, SE-18)', async () => {
      const { router } = await open(`/7/set/${one}`, locale)
      type(await nameField(words.name), 'Mine')
      press(words.create)
      await waitFor(() => expect(router.state.location.pathname).toBe(`/7/set/${one}/42`))
      expect(await storedOne('42')).toMatchObject({
        type: one,
        section: 'fleet',
        name: { en: 'Mine', 'es-MX': 'Mine', 'fr-CA': 'Mine' },
        inApp: true,
        email: false,
        lastUpdated: { daysAgo: expect.any(Number) },
      })
    })

    it('changes its own row and no other (docs/rules.md SE-27)', async () => {
      const before = await stored()
      await open(`/7/set/${one}/${idOf(one)}`, locale)
      type(await nameField(words.name), 'Changed')
      press(words.save)
      await waitFor(async () => expect((await storedOne(idOf(one)))?.name.en).toBe('Changed'))
      const others = (rules: NotificationRule[]) => rules.filter(({ id }) => id !== idOf(one))
      expect(others(await stored())).toEqual(others(before))
      expect((await storedOne(idOf(one)))?.lastUpdated).not.toEqual({ daysAgo: 9, minuteOfDay: 600 })
    })
  },
)

describe('the editor', () => {
  const address = `/7/set/10/${idOf(RULE_TYPES.vehicleUtilization)}`
  const days = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Days since the last trip' })

  it('deletes a rule after it said for whom, and takes that back', async () => {
    const { router } = await open(address)
    await nameField()
    press('Delete')
    expect(await screen.findByText('It will be deleted for all fleet managers.')).toBeTruthy()
    press('Delete notification')
    await waitFor(() => expect(currentToast()?.message).toBe('Notification deleted successfully'))
    expect(router.state.location.pathname).toBe('/7')
    expect(await storedOne('30')).toBeUndefined()
    currentToast()?.action?.run()
    await waitFor(async () => expect(await storedOne('30')).toBeTruthy())
  })

  it('refuses a number that has no room, says so and keeps what was typed', async () => {
    await open(address)
    const field = await days()
    type(field, '400')
    expect(screen.getByText('Enter a whole number from 1 to 365.')).toBeTruthy()
    press('Save changes')
    await waitFor(() => expect(currentToast()?.message).toBe('Not saved yet. Check the marked fields.'))
    type(field, '')
    expect(await screen.findByText('Value required')).toBeTruthy()
    expect((await storedOne('30')) as object).toMatchObject({ lastTripRecorded: 7 })
  })

  it('withdraws the refusal as soon as the form is saved', async () => {
    await open(address)
    type(await days(), '400')
    press('Save changes')
    await waitFor(() => expect(currentToast()?.tone).toBe('problem'))
    type(await days(), '9')
    // A press that follows at once is taken for the second of a double press.
    await waitFor(async () => {
      press('Save changes')
      expect(await storedOne('30')).toMatchObject({ lastTripRecorded: 9 })
    })
    await waitFor(() => expect(currentToast()?.tone).toBe('done'), { timeout: 1_000 })
  })

  it.each([
    ['en', 'Limit', '9.5', 'Save changes'],
    ['fr-CA', 'Limite', '9,5', 'Enregistrer'],
  ] as const)('takes a limit of nine and a half hours, in %s', async (locale, name, text, save) => {
    await open('/7/set/12/32', locale)
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name })
    type(field, text)
    press(save)
    await waitFor(async () =>
      expect(await storedOne('32')).toMatchObject({ drivingLimit: { number: 9.5, unit: 'hours' } }),
    )
    expect(field.value).toBe(text)
  })

  it('steps its number by buttons and arrow keys, within the bounds', async () => {
    await open(address)
    const field = await days()
    press('Increase Days since the last trip')
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    expect(field.value).toBe('9')
    type(field, '1')
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease Days since the last trip' }).disabled,
    ).toBe(true)
  })

  it('asks about unsaved changes on the way out: Cancel stays, OK saves and goes (docs/rules.md SE-14 to SE-16)', async () => {
    const { router } = await open(address)
    type(await nameField(), 'Changed')
    void router.navigate({ to: '/7' as never })
    await screen.findByRole('alertdialog', { name: 'Save your changes?' })
    press('Cancel')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(router.state.location.pathname).toBe(address)
    void router.navigate({ to: '/7' as never })
    await screen.findByRole('alertdialog')
    press('OK')
    await screen.findByText('the list')
    expect((await storedOne('30'))?.name.en).toBe('Changed')
  })

  it('stays when the question’s OK cannot save, and shows what is wrong', async () => {
    const { router } = await open(address)
    type(await nameField(), ' ')
    void router.navigate({ to: '/7' as never })
    await screen.findByRole('alertdialog')
    press('OK')
    expect(await screen.findByText('Value required')).toBeTruthy()
    expect(router.state.location.pathname).toBe(address)
  })

  it('asks before starting over, and not once there is nothing unsaved', async () => {
    await open(address)
    const field = await nameField()
    type(field, 'Changed')
    wishToStartOver('/welcome')
    expect(await screen.findByText(/Starting over undoes/)).toBeTruthy()
    press('Cancel')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    type(field, 'Stored')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('keeps a draft when the screen goes away without a question, in another language too', async () => {
    const first = await open(address)
    type(await nameField(), 'Half done')
    first.unmount()
    await open(address, 'fr-CA')
    expect((await nameField('Nom')).value).toBe('Half done')
    expect((await storedOne('30'))?.name.en).toBe('Stored')
  })

  it('takes back an update, in the form too', async () => {
    await open(address)
    const field = await nameField()
    type(field, 'Changed')
    press('Save changes')
    await waitFor(() => expect(currentToast()?.message).toBe('Notification updated successfully'))
    currentToast()?.action?.run()
    await waitFor(() => expect(field.value).toBe('Stored'))
    expect((await storedOne('30'))?.name.en).toBe('Stored')
  })

  it('says that a vehicle was removed, and saves without it', async () => {
    await open('/7/set/10/41')
    expect(await screen.findByText(/^1 vehicle of this notification was removed/)).toBeTruthy()
    press('Clear from the list')
    press('Save changes')
    await waitFor(async () => expect((await storedOne('41'))?.selectedVehicles).toEqual(['v-1']))
  })

  it.each([
    ['that is not there', '/7/set/10/99', /may have been deleted/],
    ['of the other section', '/7/set/10/40', /may have been deleted/],
    ['of another type', '/7/set/10/27', /is a different type \(Driver behavior\)/],
    ['of a type that there is not', '/7/set/2/1', /We could not find this notification type/],
  ])('says so for a rule %s, with a way on', async (_, to, words) => {
    await open(to)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All notifications' })).toBeTruthy()
  })

  it('offers the eight types where the address names none', async () => {
    await open('/7/set')
    expect((await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual(
      Object.values(RULE_TYPES).map((one) => `/7/set/${one}`),
    )
  })
})

describe('the fixed speed', () => {
  it.each([
    ['en-CA', 'Fixed speed', '129'],
    ['fr-CA', 'Vitesse fixe', '128'],
  ] as const)('of a stored rule of 80 mph reads in %s as its text says it', async (locale, name, value) => {
    await seedRows({
      customNotifications: [
        ruleOf('27', RULE_TYPES.driverBehavior, { toggles: { ...RULE_DEFAULTS.toggles, fixedSpeed: true } }),
      ],
    })
    await open('/7/set/7/27', locale)
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name })).value).toBe(value)
  })

  it.each([
    ['en', 'Fixed speed', 75, 80, 'mph'],
    ['fr-CA', 'Vitesse fixe', 120, 128, 'km/h'],
  ] as const)('is told once it is set, in the unit of %s', async (locale, name, speed, before, unit) => {
    const published: unknown[] = []
    const stop = onSessionEvent((event) => published.push(event))
    await open('/7/set/7', locale)
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name })
    expect(field.value).toBe(String(before))
    expect(published).toEqual([])
    type(field, String(speed + 1))
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    type(field, '')
    stop()
    expect(published).toEqual([
      { kind: 'fixedSpeedSet', speed: speed + 1, unit },
      { kind: 'fixedSpeedSet', speed, unit },
    ])
  })

  it('that a draft kept is told when its rule is created', async () => {
    const first = await open('/7/set/7')
    type(await screen.findByRole('textbox', { name: 'Fixed speed' }), '75')
    first.unmount()
    const published: unknown[] = []
    const { router } = await open('/7/set/7')
    const stop = onSessionEvent((event) => published.push({ ...event, at: router.state.location.pathname }))
    type(await nameField(), 'Mine')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Fixed speed' }).value).toBe('75')
    expect(published).toEqual([])
    press('Create notification')
    await waitFor(() => expect(router.state.location.pathname).toBe('/7/set/7/42'))
    stop()
    expect(published).toEqual([{ kind: 'fixedSpeedSet', speed: 75, unit: 'mph', at: '/7/set/7' }])
  })
})
