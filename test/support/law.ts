/** Everything that the law gives, by both of its doors. */
export * from '@requisite/law'
export * from '@requisite/law/internal'
