import type { ComponentType } from 'react'
import { type EditedRuleType, RULE_TYPES } from '../../../domain/notifications/ruleType'
import { GeofenceEditorScreen, type GeofenceEditorScreenProps } from './GeofenceEditorScreen'

/** The editor of each type that has one. */
const EDITORS: Record<EditedRuleType, ComponentType<GeofenceEditorScreenProps>> = {
  [RULE_TYPES.geofence]: GeofenceEditorScreen,
}

export interface RuleEditorScreenProps extends GeofenceEditorScreenProps {
  type: EditedRuleType
}

/** The editor of notifications of the type in the address. */
export function RuleEditorScreen({ type, ...props }: RuleEditorScreenProps) {
  const Editor = EDITORS[type]
  return <Editor {...props} />
}
