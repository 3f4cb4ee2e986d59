/** How sure an answer is, the least sure first: the first that fits. It depends on the offence; what was told does not fit together, or
 *  is not enough; more than one date has the same weight; one date is likelier than others; sure of the rule. */
export const surenessLevels = ['depends', 'not_sure', 'two_dates', 'fairly_sure', 'sure'] as const
export type SurenessLevel = (typeof surenessLevels)[number]

/** What a rival with another date does to an answer: a table of offences, two dates of the same weight, or one that is likelier. */
export type RivalLevel = Extract<SurenessLevel, 'depends' | 'two_dates' | 'fairly_sure'>

/** What a warning does to an answer: something told does not fit together, or was counted in one of two ways; or nothing, as where its
 *  rival weighs for it. */
export type WarningLevel = Extract<SurenessLevel, 'not_sure' | 'fairly_sure' | 'sure'>
