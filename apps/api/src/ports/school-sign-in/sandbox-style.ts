/** Colours and sizes are those of Play; the page loads nothing, so it brings them along. */
export const style = `
*{box-sizing:border-box;margin:0}
body{min-height:100vh;padding:clamp(16px,4vmin,48px);display:grid;place-items:start center;background:#a6ded2;color:#2b2140;font:400 18px/1.4 "Andika","Noto Sans","Noto Sans Arabic",system-ui,sans-serif}
main{width:min(100%,720px);display:grid;gap:16px;padding:clamp(20px,5vmin,40px);background:#fffaf0;border-radius:28px;box-shadow:0 8px 0 #f0d2a4,0 18px 40px rgb(43 33 64/.25)}
h1{font:800 clamp(26px,5vmin,40px)/1.1 "Baloo 2","Nunito",ui-rounded,system-ui,sans-serif}
.district{font-weight:700;color:#0b605c}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,280px),1fr));gap:14px;padding:0;list-style:none}
li a{height:100%;min-height:72px;display:flex;align-items:center;gap:14px;padding:12px 16px;border-radius:20px;background:#fff;color:inherit;text-decoration:none;box-shadow:inset 0 0 0 2px #75668f,0 5px 0 #f0d2a4}
li a:hover{background:#fff3df}
li a:active{transform:translateY(3px)}
a:focus-visible{outline:4px solid #2b2140;outline-offset:4px}
.initial{flex:none;width:44px;height:44px;border-radius:50%;display:grid;place-items:center;background:#11807a;color:#fff;font-weight:700}
.who{min-width:0;display:grid;overflow-wrap:anywhere}
.who span{color:#4a3b66}
.who em{font-style:normal;font-weight:700;color:#961b33}
.back{display:inline-flex;align-items:center;min-height:48px;color:#0b605c;font-weight:700}
`;
