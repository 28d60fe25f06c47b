import { chromium } from '@playwright/test';
const base='http://localhost:4250';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const [,, who, lang, theme, width, out, ...paths]=process.argv;
const r=await (await fetch(base+'/api/v1/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email:who,password:'Traveldesk-demo-2026'})})).json();
const c=await b.newContext({viewport:{width:+width,height:+width<500?844:900}});
await c.addCookies([{name:`layout.${r.data.user.id}`,value:encodeURIComponent('theme='+theme),url:base}]);
await c.addInitScript(([t,u,l])=>{localStorage.setItem('token',t);localStorage.setItem('user',u);localStorage.setItem('locale',l)},[r.data.token,JSON.stringify(r.data.user),lang]);
const p=await c.newPage(); p.on('console',m=>['error','warning'].includes(m.type())&&console.log('console',m.text().slice(0,200)));
let i=0; for(const path of paths){ await p.goto(base+path,{waitUntil:'networkidle'}); await p.waitForTimeout(1200); await p.screenshot({path:`${out}-${i++}.png`}); const o=await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth); if(o>0)console.log(path,'overflow',o); }
await b.close();
