"""Render one scene: blender -b -P run.py -- <scene> <png> [preview]"""
import importlib
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit.film import shoot  # noqa: E402

name, target, *mode = sys.argv[sys.argv.index('--') + 1:]
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = importlib.import_module(name.replace('-', '_'))
scene.build()
width, height = scene.SIZE
samples = scene.SAMPLES
if mode == ['preview']:
    width, height, samples = width * 3 // 10, height * 3 // 10, 32
shoot(target, width, height, samples, scene.EXPOSURE)
