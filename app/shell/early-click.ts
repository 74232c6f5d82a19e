/** Runs in the head: the click that comes before the script which waits for clicks (server/build/late-loader.js). */
export const earlyClickScript = 'window.onclick = (event) => { window.earlyClick = event; };';
