/** Where a file of an activity lies. One that begins with a slash belongs to the library and stands by itself. */
export function mediaAddress(file: string, ...folders: readonly string[]): string {
  const path = file.startsWith('/') ? file : [...folders, file].join('/');
  const steps = path.split('/').filter((step) => step !== '' && step !== '.' && step !== '..');
  return `/${steps.map(encodeURIComponent).join('/')}`;
}
