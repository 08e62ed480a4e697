/** `learning-centers` → `title.adminLearningCenters`. */
export const titleKeyOf = (section: string): string =>
  `title.admin${section
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`;
