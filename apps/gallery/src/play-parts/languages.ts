export const languages = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'es', label: 'Español', lang: 'es' },
  { value: 'sw', label: 'Kiswahili', lang: 'sw' },
];
