/** The first few of a long list; one alone is not worth hiding. */
export const firstOf = <Thing>(all: readonly Thing[], few: number): readonly Thing[] =>
  all.length <= few + 1 ? all : all.slice(0, few);
