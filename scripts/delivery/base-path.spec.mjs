import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { untilAnswers } from '../steps/answers.mjs';
import { findBrowser } from '../steps/checks/browser.mjs';
import { buildFolders, folderEnvironment } from '../steps/build.mjs';
import { freePorts } from '../steps/ports.mjs';
import { at } from '../steps/workspace.mjs';
import { basePaths } from './base-paths.mjs';

const { PORTAL_BASE_PATH: portalBase, ADMIN_BASE_PATH: adminBase } = basePaths;
const captcha = 'TEST5';
const startsWithinMs = 300_000;
const folders = buildFolders.based;

let folder;
let proxy;
let browser;
let site;
const children = [];
/** Requests outside of both base paths. */
const strays = [];

/** A proxy that gives both apps one origin, and changes nothing else. */
function plainProxy({ portal, admin }) {
  const below = (path, base) => path === base || path.startsWith(`${base}/`) || path.startsWith(`${base}?`);
  return createServer((request, response) => {
    const port = below(request.url, portalBase) ? portal : below(request.url, adminBase) ? admin : undefined;
    if (port === undefined) {
      strays.push(request.url);
      response.writeHead(404).end();
      return;
    }
    const { method, url: path, headers } = request;
    const asked = ask({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
}

function start(part, program, env) {
  const output = openSync(join(folder, `${part}.log`), 'w');
  const { PATH } = process.env;
  const child = spawn(process.execPath, [program], {
    cwd: at(part),
    env: { PATH, APP_MODE: 'test', NODE_ENV: 'production', ...folderEnvironment(folders), ...env },
    stdio: ['ignore', output, output],
  });
  children.push(child);
}

beforeAll(async () => {
  mkdirSync(at('.test'), { recursive: true });
  folder = mkdtempSync(join(tmpdir(), 'policy-based-'));
  const [server, portal, admin, front] = await freePorts(4);
  site = `http://localhost:${front}`;
  const API_ORIGIN = `http://127.0.0.1:${server}`;
  start('server', `${folders.server}/main.js`, {
    ...{ SERVER_PORT: String(server), DATA_DIR: join(folder, 'data'), PORTAL_ORIGIN: site },
    CAPTCHA_TEST_ANSWER: captcha,
  });
  await untilAnswers(`${API_ORIGIN}/api/blade-system/tenant/info?domain=localhost`, startsWithinMs);
  start('portal', `${folders.portal}/server.mjs`, {
    ...{ API_ORIGIN, PORTAL_ORIGIN: site, PORTAL_PORT: String(portal), TRUSTED_PROXIES: '127.0.0.1' },
  });
  start('admin', `${folders.admin}/server.mjs`, {
    ...{ API_ORIGIN, ADMIN_ORIGIN: site, ADMIN_PORT: String(admin), TRUSTED_PROXIES: '127.0.0.1' },
  });
  proxy = plainProxy({ portal, admin }).listen(front);
  await untilAnswers(site + portalBase, startsWithinMs);
  await untilAnswers(`${site}${adminBase}/`, startsWithinMs);
  browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser?.close();
  proxy?.closeAllConnections();
  proxy?.close();
  children.forEach((child) => child.kill('SIGKILL'));
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** A page that writes down what it asked for in vain, and what it complained of. */
async function openPage() {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  const wrong = [];
  page.on('response', (answer) => answer.status() >= 400 && wrong.push(`${answer.status()} ${answer.url()}`));
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(String(error)));
  return { page, context, wrong };
}

const captchaShown = (page) => page.locator('img[src^="data:image"]').first().waitFor();

describe('the portal below a base path', () => {
  it('shows pages, styles, pictures and deep links in both languages', async () => {
    const { page, wrong } = await openPage();
    await page.goto(`${site}${portalBase}/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const face = await page.evaluate(() => getComputedStyle(document.querySelector('h1')).fontSize);
    expect(face).not.toBe('32px');
    await page.locator(`a[href^="${portalBase}/policyitemguide/policyitemguideDetail?id="]`).first().click();
    await page.waitForURL(/policyitemguideDetail\?id=/);
    const deep = page.url();
    expect(deep.startsWith(`${site}${portalBase}/policyitemguide/`)).toBe(true);
    await page.goto(deep.replace(portalBase, `${portalBase}/en`));
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(page.url());
    expect(wrong).toEqual([]);
  });

  it('searches, and leads an unknown path to its own 404 page', async () => {
    const { page } = await openPage();
    await page.goto(site + portalBase);
    const field = page.getByRole('search').getByRole('combobox').last();
    await field.fill('研发');
    await field.press('Enter');
    await page.waitForURL(/keyword=/);
    expect(new URL(page.url()).pathname).toBe(`${portalBase}/search`);
    const unknown = await page.goto(`${site}${portalBase}/nowhere`);
    expect([unknown.status(), new URL(page.url()).pathname]).toEqual([404, `${portalBase}/404`]);
  });

  it('names itself with it for crawlers', async () => {
    const index = await (await fetch(`${site}${portalBase}/sitemap.xml`)).text();
    expect(index).toContain(`<loc>${site}${portalBase}/sitemap/pages.xml</loc>`);
    expect((await fetch(`${site}${portalBase}/sitemap/pages.xml`)).status).toBe(200);
    expect((await fetch(`${site}${portalBase}/robots.txt`)).status).toBe(200);
  });

  it('signs a company in, keeps its cookies to itself, and leads back to where it wanted to be', async () => {
    const { page, context, wrong } = await openPage();
    await page.goto(`${site}${portalBase}/user/userCenter`);
    await page.waitForURL(/\/login\?redirect=/);
    await captchaShown(page);
    await page.getByLabel('账号', { exact: true }).fill('yunlan-c001');
    await page.getByLabel('密码', { exact: true }).fill('yunlan-c001');
    await page.getByLabel('验证码', { exact: true }).fill(captcha);
    await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL(`${site}${portalBase}/user/userCenter`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const paths = (await context.cookies()).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => path !== portalBase && !path.startsWith(`${portalBase}/`))).toEqual([]);
    expect(wrong).toEqual([]);
  });
});

describe('the back-office below a base path', () => {
  it('signs in, calls the server, and opens a deep link', async () => {
    const { page, context, wrong } = await openPage();
    await page.goto(`${site}${adminBase}/process/todo`);
    await page.waitForURL(/\/login\?redirect=%2Fprocess%2Ftodo/);
    await captchaShown(page);
    await page.getByRole('button', { name: /· acceptor$/ }).click();
    await page.getByLabel('验证码', { exact: true }).fill(captcha);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL(`${site}${adminBase}/process/todo`);
    await page.getByRole('heading', { name: '待办任务' }).waitFor({ state: 'attached' });
    await page.reload();
    await page.getByRole('heading', { name: '待办任务' }).waitFor({ state: 'attached' });
    const paths = (await context.cookies()).map(({ path }) => path);
    expect(paths.filter((path) => path !== adminBase && !path.startsWith(`${adminBase}/`))).toEqual([]);
    expect(wrong).toEqual([]);
  });
});

it('nothing was ever asked for outside of the base paths', () => {
  expect(strays).toEqual([]);
});
