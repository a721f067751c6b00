import { Section } from '../../../../features/booth/frame/Section'

/** For the salesperson who presents. */
export function PresenterSection() {
  return <Section id="presenter">{null}</Section>
}
