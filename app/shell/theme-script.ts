/**
 * Runs in the head before the first paint: sets the saved theme and listens for the toggle.
 * Light unless dark was saved; blocked storage means light, and the toggle still works for the visit.
 */
export const themeScript = `(() => {
  const root = document.documentElement;
  const saved = () => { try { return localStorage.getItem('theme'); } catch { return null; } };
  const apply = (theme) => {
    root.dataset.theme = theme;
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', theme === 'dark' ? '#0b2228' : '#fbfaf7');
  };
  apply(saved() === 'dark' ? 'dark' : 'light');
  addEventListener('click', (event) => {
    if (!event.target.closest?.('[data-theme-toggle]')) return;
    const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    apply(theme);
    try { localStorage.setItem('theme', theme); } catch {}
  });
  addEventListener('storage', (event) => { if (event.key === 'theme') apply(event.newValue === 'dark' ? 'dark' : 'light'); });
})();`;
